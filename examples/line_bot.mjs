// A bot in another language, for `augury match`: answers every question with the choice that gains most letters.
// (Any other reason would do; what a bot is told is in docs/write-a-bot.md.)
import { createInterface } from "node:readline";

for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line);
  if (message.start) continue; // a new game: { game, rules, seats, seat }
  const longest = message.legal.reduce((best, word) => (word.length > best.length ? word : best));
  console.log(longest);
}
