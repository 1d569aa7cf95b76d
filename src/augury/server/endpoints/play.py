"""Play at a table."""

from __future__ import annotations

from augury.server.api import Endpoint, get, send
from augury.server.endpoints.paths import TABLE
from augury.server.messages import answers, prepared, wishes
from augury.server.prepared_routes import PreparedRoutes
from augury.server.table_routes import TableRoutes

ENDPOINTS: list[Endpoint] = [
    send("POST", TABLE + "/play", wishes.Play, TableRoutes.decide, "Decide.", answers.Played),
    send(
        "POST",
        TABLE + "/undo",
        wishes.Undo,
        TableRoutes.take_back,
        "Take back my last decision.",
        answers.Played,
    ),
    send(
        "POST",
        TABLE + "/ask",
        wishes.Ask,
        TableRoutes.ask,
        "What would a decision mean?",
        answers.Meaning,
    ),
    send(
        "POST",
        TABLE + "/why",
        wishes.AskWhy,
        TableRoutes.why,
        "Why can a thing on the table not be chosen now?",
        answers.Explained,
    ),
    send(
        "POST",
        TABLE + "/hint",
        wishes.AskHint,
        TableRoutes.hint,
        "What would a strong bot do in the caller's place?",
        answers.Hinted,
    ),
    send(
        "POST",
        TABLE + "/plan",
        wishes.Plan,
        TableRoutes.plan,
        "How would the table stand after some decisions?",
        answers.Planned,
    ),
    send(
        "POST",
        TABLE + "/propose",
        wishes.Propose,
        TableRoutes.propose,
        "Propose to go back, or to pause.",
    ),
    send(
        "POST", TABLE + "/answer", wishes.AnswerProposal, TableRoutes.answer, "Agree or disagree."
    ),
    send("POST", TABLE + "/resume", wishes.Resume, TableRoutes.resume, "Go on after a pause."),
    get(
        TABLE + "/chat",
        TableRoutes.read_chat,
        "What was said.",
        answers.ChatLines,
        stranger=True,
        query={"after": "Only lines after this number."},
    ),
    send("POST", TABLE + "/chat", wishes.Say, TableRoutes.say, "Say something.", answers.Accepted),
    get(
        TABLE + "/note",
        TableRoutes.read_note,
        "My private note.",
        answers.Note,
        query={"seat": "For which of my seats."},
    ),
    send(
        "PUT",
        TABLE + "/note",
        wishes.WriteNote,
        TableRoutes.write_note,
        "Keep a private note.",
        answers.Note,
    ),
    get(
        TABLE + "/attention",
        TableRoutes.read_attention,
        "How far I have read the chat.",
        answers.AttentionInfo,
    ),
    send(
        "PUT",
        TABLE + "/attention",
        wishes.PayAttention,
        TableRoutes.pay_attention,
        "I have read so far; mute or unmute the chat for me.",
        answers.AttentionInfo,
    ),
    get(
        TABLE + "/prepared",
        PreparedRoutes.look,
        "What my seat will answer.",
        prepared.PreparedInfo,
        query={"seat": "For which of my seats."},
    ),
    send(
        "PUT",
        TABLE + "/prepared",
        prepared.Prepare,
        PreparedRoutes.prepare,
        "Leave answers for when I am asked.",
        prepared.PreparedInfo,
    ),
    send(
        "DELETE",
        TABLE + "/prepared",
        prepared.Unprepare,
        PreparedRoutes.revoke,
        "Take them back.",
        prepared.PreparedInfo,
    ),
]
