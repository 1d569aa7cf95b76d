/** Four soft sounds, made of tones and noise as they are needed; nothing is loaded. */

export type Cue = 'turn' | 'piece' | 'card' | 'end';

interface Tone {
  pitch: number; // Hz
  at: number; // seconds after the beginning
  length: number; // seconds until it is gone
  loud: number;
}

const LOUD = 0.5;
const TONES: Record<Exclude<Cue, 'card'>, Tone[]> = {
  // two notes of a bell, rising
  turn: [
    { pitch: 587.3, at: 0, length: 0.5, loud: 0.12 },
    { pitch: 880, at: 0.12, length: 0.7, loud: 0.1 },
  ],
  // wood on wood
  piece: [
    { pitch: 196, at: 0, length: 0.09, loud: 0.2 },
    { pitch: 523.3, at: 0, length: 0.04, loud: 0.05 },
  ],
  // a chord that opens slowly
  end: [
    { pitch: 293.7, at: 0, length: 1.6, loud: 0.1 },
    { pitch: 440, at: 0.14, length: 1.6, loud: 0.09 },
    { pitch: 587.3, at: 0.28, length: 1.7, loud: 0.08 },
    { pitch: 740, at: 0.42, length: 1.9, loud: 0.06 },
  ],
};

let context: AudioContext | undefined;
let out: GainNode | undefined;

function ready(): { audio: AudioContext; out: GainNode } {
  if (!context || !out) {
    context = new AudioContext();
    out = context.createGain();
    out.gain.value = LOUD;
    out.connect(context.destination);
  }
  return { audio: context, out };
}

function ring({ audio, out }: ReturnType<typeof ready>, tone: Tone): void {
  const start = audio.currentTime + tone.at;
  const voice = audio.createOscillator();
  const swell = audio.createGain();
  voice.type = 'sine';
  voice.frequency.value = tone.pitch;
  swell.gain.setValueAtTime(0, start);
  swell.gain.linearRampToValueAtTime(tone.loud, start + 0.008);
  swell.gain.exponentialRampToValueAtTime(0.0001, start + tone.length);
  voice.connect(swell).connect(out);
  voice.start(start);
  voice.stop(start + tone.length);
}

/** Paper on cloth: a breath of noise that grows darker. */
function brush({ audio, out }: ReturnType<typeof ready>): void {
  const length = 0.14;
  const noise = audio.createBuffer(1, Math.ceil(audio.sampleRate * length), audio.sampleRate);
  const samples = noise.getChannelData(0);
  for (let at = 0; at < samples.length; at += 1)
    samples[at] = (Math.random() * 2 - 1) * (1 - at / samples.length) ** 2;
  const voice = audio.createBufferSource();
  const dark = audio.createBiquadFilter();
  const quiet = audio.createGain();
  voice.buffer = noise;
  dark.type = 'bandpass';
  dark.frequency.setValueAtTime(2600, audio.currentTime);
  dark.frequency.exponentialRampToValueAtTime(900, audio.currentTime + length);
  quiet.gain.value = 0.16;
  voice.connect(dark).connect(quiet).connect(out);
  voice.start();
}

/** Before the first touch a browser stays silent; then nothing is kept for later. */
export function play(cue: Cue): void {
  if (!navigator.userActivation?.hasBeenActive) return;
  const place = ready();
  if (place.audio.state === 'suspended') void place.audio.resume();
  if (cue === 'card') brush(place);
  else for (const tone of TONES[cue]) ring(place, tone);
}
