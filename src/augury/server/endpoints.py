"""The table of all plain requests: method, path, who carries it out, and a sentence for the
description."""

from __future__ import annotations

from functools import cache

from starlette.responses import Response

from augury.server import book_routes, catalogue, openapi
from augury.server.api import MOST_RECORD_BYTES, Call, Endpoint, act, get, open_page, send
from augury.server.daily_routes import DailyRoutes
from augury.server.health_routes import HealthRoutes
from augury.server.link_routes import LinkRoutes
from augury.server.lobby_routes import LobbyRoutes
from augury.server.messages import (
    accounts,
    answers,
    common,
    daily,
    games,
    notices,
    people,
    puzzles,
    records,
    results,
    reviews,
    state,
    studies,
    tables,
    wishes,
)
from augury.server.notice_routes import NoticeRoutes
from augury.server.own_data_routes import OwnDataRoutes
from augury.server.passkey_routes import PasskeyRoutes
from augury.server.people_routes import PeopleRoutes
from augury.server.profile_routes import ProfileRoutes
from augury.server.puzzle_routes import PuzzleRoutes
from augury.server.record_routes import RecordRoutes
from augury.server.recovery_routes import RecoveryRoutes
from augury.server.review_routes import ReviewRoutes
from augury.server.seat_routes import SeatRoutes
from augury.server.shuffle_routes import ShuffleRoutes
from augury.server.study_routes import StudyRoutes
from augury.server.table_routes import TableRoutes

TABLE = "/api/tables/{table}"
SEAT = TABLE + "/seats/{seat}"
STUDY = "/api/studies/{study}"
NODE = STUDY + "/nodes/{node}"
PUZZLE = "/api/puzzles/{game}/{puzzle}"
DEAL = "/api/daily/{day}/{deal}"
EYE = {"eye": "With whose eyes: one of the caller's seats, or -1 for what everybody sees."}


@cache
def document() -> bytes:
    return openapi.document(ENDPOINTS)


async def description(call: Call) -> Response:
    return Response(document(), media_type="application/json", headers=catalogue.AN_HOUR)


ENDPOINTS: list[Endpoint] = [
    open_page("/healthz", HealthRoutes.health, "Is the server well?", common.Health),
    open_page(
        "/metrics", HealthRoutes.metrics, "Counters for operators (Prometheus).", text="text/plain"
    ),
    open_page("/api/openapi.json", description, "This description.", text="application/json"),
    # Games
    open_page("/api/games", catalogue.list_games, "The games with their options.", games.Games),
    open_page(
        "/api/games/{game}", catalogue.game_detail, "A game with its vocabulary.", games.GameDetail
    ),
    open_page(
        "/api/games/{game}/rules", catalogue.rules, "The rules, in Markdown.", text="text/markdown"
    ),
    open_page(
        "/api/games/{game}/book/{language}",
        book_routes.book,
        "The rulebook for players, in blocks.",
        games.BookInfo,
    ),
    open_page(
        "/api/games/{game}/figures/{figure}",
        book_routes.figure,
        "A position that the rulebook shows.",
        games.FigureInfo,
    ),
    open_page(
        "/api/games/{game}/texts/{language}",
        catalogue.texts,
        "Every sentence of a game (Fluent).",
        text="text/plain",
    ),
    open_page(
        "/api/texts/{language}",
        catalogue.shared_texts,
        "Sentences that all games share (Fluent).",
        text="text/plain",
    ),
    open_page(
        "/api/push-key", NoticeRoutes.push_key, "The server's key for Web Push.", notices.PushKey
    ),
    # People
    get("/api/me", PeopleRoutes.me, "Who am I?", people.Me, stranger=True),
    send(
        "POST",
        "/api/guests",
        people.NewGuest,
        PeopleRoutes.become_guest,
        "Become a guest.",
        people.Me,
        stranger=True,
    ),
    send(
        "PUT",
        "/api/me/name",
        people.NewName,
        PeopleRoutes.rename,
        "Change the guest's name.",
        people.Me,
    ),
    send(
        "POST",
        "/api/accounts",
        people.Login,
        PeopleRoutes.open_account,
        "Open an account; a guest keeps the seats.",
        people.Me,
        stranger=True,
    ),
    send(
        "POST",
        "/api/login",
        people.Login,
        PeopleRoutes.log_in,
        "Log in; this device's guest seats become the account's.",
        people.Me,
        stranger=True,
    ),
    act("POST", "/api/logout", PeopleRoutes.log_out, "Forget this device."),
    get("/api/me/devices", PeopleRoutes.list_devices, "My devices.", people.Devices),
    send(
        "DELETE",
        "/api/me/devices/{device}",
        accounts.Proof,
        PeopleRoutes.revoke_device,
        "Sign a device out; an account's other devices by password.",
    ),
    send(
        "POST",
        "/api/me/devices/end",
        accounts.Proof,
        PeopleRoutes.end_other_sessions,
        "Sign all my other devices out.",
    ),
    send(
        "PUT",
        "/api/me/password",
        people.NewPassword,
        PeopleRoutes.change_password,
        "Change the password; all other devices are signed out.",
        people.Me,
    ),
    send(
        "POST",
        "/api/me/delete",
        accounts.Proof,
        PeopleRoutes.delete_me,
        "Delete me. Seats go to bots.",
    ),
    get(
        "/api/me/export",
        OwnDataRoutes.export,
        "Everything that is kept about me, in one file.",
        text="application/json",
    ),
    get(
        "/api/me/account",
        RecoveryRoutes.account,
        "Which ways there are into my account.",
        accounts.AccountInfo,
    ),
    act(
        "POST",
        "/api/passkeys/challenge",
        PasskeyRoutes.challenge,
        "What a passkey has to sign, to log in or to confirm something.",
        accounts.PasskeyChallenge,
        stranger=True,
    ),
    send(
        "POST",
        "/api/passkeys/login",
        accounts.PasskeyLogin,
        PasskeyRoutes.log_in,
        "Log in with a passkey; this device's guest seats become the account's.",
        people.Me,
        stranger=True,
    ),
    act(
        "POST",
        "/api/me/passkeys/challenge",
        PasskeyRoutes.new_challenge,
        "What a new passkey of mine has to sign.",
        accounts.PasskeyChallenge,
    ),
    send(
        "POST",
        "/api/me/passkeys",
        accounts.NewPasskey,
        PasskeyRoutes.add,
        "Add a passkey; a guest claims a name with it and keeps the seats.",
        people.Me,
    ),
    send(
        "DELETE",
        "/api/me/passkeys/{passkey}",
        accounts.Proof,
        PasskeyRoutes.drop,
        "Drop a passkey, unless it is the last way in.",
    ),
    send(
        "POST",
        "/api/me/codes",
        accounts.Proof,
        RecoveryRoutes.new_codes,
        "New recovery codes, shown once.",
        accounts.RecoveryCodes,
    ),
    send(
        "POST",
        "/api/recover",
        accounts.Recover,
        RecoveryRoutes.recover,
        "Set a new password with a recovery code.",
        people.Me,
        stranger=True,
    ),
    send(
        "PUT",
        "/api/me/mail",
        accounts.NewMail,
        RecoveryRoutes.set_mail,
        "Name a mail address; a link to it has to be opened.",
    ),
    send("DELETE", "/api/me/mail", accounts.Proof, RecoveryRoutes.drop_mail, "Forget it."),
    send(
        "POST",
        "/api/mail/confirm",
        accounts.ConfirmMail,
        RecoveryRoutes.confirm_mail,
        "Show that a mail arrived.",
        stranger=True,
    ),
    send(
        "POST",
        "/api/forgot",
        accounts.Forgotten,
        RecoveryRoutes.forgotten,
        "Ask for a mail with a link to a new password.",
        stranger=True,
    ),
    send(
        "POST",
        "/api/reset",
        accounts.ResetPassword,
        RecoveryRoutes.reset,
        "Set a new password with the link from a mail.",
        people.Me,
        stranger=True,
    ),
    get("/api/me/notices", NoticeRoutes.wishes, "How I am told of my turn.", notices.NoticeInfo),
    send(
        "PUT",
        "/api/me/notices",
        notices.NoticeWishes,
        NoticeRoutes.wish,
        "Choose how, about which games, and when not.",
        notices.NoticeInfo,
    ),
    send(
        "POST",
        "/api/me/notices/test",
        notices.TryNotice,
        NoticeRoutes.test,
        "Send me one now.",
        notices.Tried,
    ),
    get(
        "/api/me/tables",
        LobbyRoutes.my_tables,
        "My tables, those that wait for me first.",
        tables.TableCards,
    ),
    get(
        "/api/me/webhooks",
        NoticeRoutes.list_webhooks,
        "Where I am told that it is my turn.",
        notices.Webhooks,
    ),
    send(
        "POST",
        "/api/me/webhooks",
        notices.NewWebhook,
        NoticeRoutes.add_webhook,
        "Add a webhook.",
        notices.WebhookInfo,
    ),
    act("DELETE", "/api/me/webhooks/{webhook}", NoticeRoutes.drop_webhook, "Drop a webhook."),
    send(
        "POST",
        "/api/me/pushes",
        notices.NewPush,
        NoticeRoutes.add_push,
        "Add a browser's push subscription.",
        notices.PushInfo,
    ),
    act("DELETE", "/api/me/pushes/{push}", NoticeRoutes.drop_push, "Drop a push subscription."),
    # How people did
    get(
        "/api/people/{person}",
        ProfileRoutes.profile,
        "How somebody did: ratings, games, places.",
        results.Profile,
        stranger=True,
    ),
    get(
        "/api/people/{person}/results",
        ProfileRoutes.results,
        "Finished games: mine, or those I played with somebody.",
        results.ResultPage,
        stranger=True,
        query={"game": "Only of this game.", "page": "Which page of them, from 0."},
    ),
    send(
        "PUT",
        "/api/me/rated",
        results.RatedWish,
        ProfileRoutes.set_rated,
        "Be rated and shown to others, or not.",
    ),
    get(
        "/api/games/{game}/statistics",
        ProfileRoutes.statistics,
        "What the finished games here add up to.",
        results.Statistics,
        stranger=True,
    ),
    get(
        "/api/games/{game}/league",
        ProfileRoutes.league,
        "People and bots by strength.",
        results.League,
        stranger=True,
        query={"seats": "For how many players."},
    ),
    # Tables
    get(
        "/api/tables",
        LobbyRoutes.open_tables,
        "Listed tables that wait or play.",
        tables.TableCards,
        stranger=True,
        query={"page": "Which page of them, from 0."},
    ),
    act(
        "POST",
        "/api/promises",
        ShuffleRoutes.promise,
        "Commit to the server's part of a shuffle before I send mine.",
        tables.Promise,
    ),
    send(
        "POST", "/api/tables", tables.NewTable, LobbyRoutes.create, "Make a table.", tables.Created
    ),
    send(
        "POST",
        "/api/lessons",
        tables.NewLesson,
        LobbyRoutes.learn,
        "Sit down to the lesson of a game.",
        tables.Created,
    ),
    send(
        "POST",
        "/api/records",
        tables.ImportRecord,
        RecordRoutes.import_record,
        "Make a table from a record.",
        tables.Created,
        most_bytes=MOST_RECORD_BYTES,
    ),
    send(
        "POST",
        "/api/links",
        tables.UseLink,
        LinkRoutes.use_link,
        "Exchange a link for its seat.",
        tables.Joined,
        stranger=True,
    ),
    send(
        "POST",
        "/api/links/look",
        tables.LookAtLink,
        LinkRoutes.look_at_link,
        "Where does a link lead? It stays unused.",
        tables.Invitation,
        stranger=True,
    ),
    get(
        TABLE,
        TableRoutes.look,
        "The table as I may see it.",
        state.State,
        stranger=True,
        query={**EYE, "seen": "The last version seen."},
    ),
    send(
        "PUT",
        TABLE + "/settings",
        tables.TableSettings,
        SeatRoutes.change_settings,
        "Host: list or hide, mute or unmute spectators.",
    ),
    act("POST", TABLE + "/close", SeatRoutes.close, "Host: end the table."),
    send(
        "POST",
        TABLE + "/rematch",
        tables.PlayAgain,
        LobbyRoutes.rematch,
        "Play again, seats rotated.",
        tables.Rematch,
    ),
    act(
        "POST",
        TABLE + "/watch-link",
        LinkRoutes.new_watch_link,
        "Host: a new link for spectators.",
        tables.SeatLink,
    ),
    act(
        "DELETE",
        TABLE + "/watch-link",
        LinkRoutes.withdraw_watch_link,
        "Host: send spectators away.",
    ),
    send(
        "POST",
        SEAT + "/take",
        tables.TakeSeat,
        SeatRoutes.take,
        "Sit down on an open seat.",
        tables.Joined,
    ),
    send("POST", SEAT + "/leave", tables.LeaveSeat, SeatRoutes.leave, "Stand up; a bot sits in."),
    act("POST", SEAT + "/return", SeatRoutes.come_back, "Come back to my seat."),
    send(
        "PUT",
        SEAT,
        tables.FillSeat,
        SeatRoutes.fill_seat,
        "Host: put a bot there, or open the seat.",
    ),
    act(
        "POST",
        SEAT + "/link",
        LinkRoutes.new_link,
        "Host: a new link for the seat.",
        tables.SeatLink,
    ),
    act(
        "DELETE",
        SEAT + "/link",
        LinkRoutes.withdraw_link,
        "Host: withdraw the link, also from who used it.",
    ),
    # Play
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
    # Records
    get(
        TABLE + "/record",
        RecordRoutes.download,
        "The record, or my seat's log while the game is on.",
        text="text/plain",
        stranger=True,
        query=EYE,
    ),
    get(
        TABLE + "/fairness",
        ShuffleRoutes.fairness,
        "The promise about the shuffle, and its proof.",
        records.Fairness,
        stranger=True,
    ),
    get(
        TABLE + "/scores",
        RecordRoutes.scores,
        "Points over time, after the end.",
        records.Scores,
        stranger=True,
    ),
    get(
        TABLE + "/moments",
        RecordRoutes.moments,
        "The table at earlier moments.",
        records.Moments,
        stranger=True,
        query={**EYE, "from": "First moment.", "to": "Last moment."},
    ),
    act(
        "POST",
        TABLE + "/review",
        ReviewRoutes.begin_review,
        "Have a game that was played to its end reviewed.",
        reviews.ReviewInfo,
    ),
    get(
        TABLE + "/review",
        ReviewRoutes.look_at_review,
        "The review of a game, as far as it is there.",
        reviews.ReviewInfo,
        stranger=True,
        query={"from": "How many decisions the caller has already."},
    ),
    get(
        TABLE + "/review/line",
        ReviewRoutes.better_line,
        "The table at each step of a better line.",
        records.Moments,
        stranger=True,
        query={**EYE, "number": "Of the decision that it would have been better than."},
    ),
    # Puzzles
    get(
        "/api/puzzles",
        PuzzleRoutes.shelf,
        "All puzzles, and how I do.",
        puzzles.PuzzleShelf,
        stranger=True,
    ),
    get(
        PUZZLE,
        PuzzleRoutes.show,
        "The position of a puzzle.",
        puzzles.PuzzleInfo,
        stranger=True,
    ),
    send(
        "POST",
        PUZZLE + "/plan",
        puzzles.PuzzleLine,
        PuzzleRoutes.plan,
        "How would the table stand after some decisions?",
        answers.Planned,
        stranger=True,
    ),
    send(
        "POST",
        PUZZLE + "/why",
        puzzles.PuzzleWhy,
        PuzzleRoutes.why,
        "Why can a thing on the table not be chosen now?",
        answers.Explained,
        stranger=True,
    ),
    send(
        "POST",
        PUZZLE + "/line",
        puzzles.PuzzleLine,
        PuzzleRoutes.hand_in,
        "Is this line as good as the best?",
        puzzles.Verdict,
    ),
    send(
        "POST",
        PUZZLE + "/hint",
        puzzles.AskPuzzleHint,
        PuzzleRoutes.hint,
        "A hint: the idea, the places, the first decision.",
        puzzles.PuzzleHint,
    ),
    act(
        "POST",
        PUZZLE + "/solution",
        PuzzleRoutes.solve,
        "Give up, and see the solution.",
        puzzles.PuzzleSolution,
    ),
    # The deal of the day
    get(
        "/api/daily",
        DailyRoutes.today,
        "Today's deals, and how I stand with them.",
        daily.DailyPage,
        stranger=True,
    ),
    get(
        "/api/daily/{day}",
        DailyRoutes.day,
        "The deals of a day.",
        daily.DailyPage,
        stranger=True,
    ),
    act(
        "POST",
        DEAL,
        DailyRoutes.play,
        "Sit down to a deal of the day; the first try on its day counts.",
        tables.Created,
    ),
    get(
        DEAL,
        DailyRoutes.results,
        "Everybody's results of a deal, once mine is in.",
        daily.DailyResults,
    ),
    send(
        "POST",
        TABLE + "/moments/hint",
        wishes.AskPastHint,
        RecordRoutes.past_hint,
        "What would a strong bot have done at an earlier moment, after the end?",
        answers.Hinted,
    ),
    # Analysis boards
    get("/api/studies", StudyRoutes.my_studies, "My analysis boards.", studies.Studies),
    send(
        "POST",
        "/api/studies",
        studies.NewStudy,
        StudyRoutes.open_study,
        "Put a game that has ended, a record or a fresh deal on an analysis board.",
        studies.StudyInfo,
        most_bytes=MOST_RECORD_BYTES,
    ),
    get(STUDY, StudyRoutes.study, "An analysis board with all its variations.", studies.StudyInfo),
    send(
        "PUT",
        STUDY,
        studies.StudyTitle,
        StudyRoutes.name_study,
        "Name an analysis board.",
        studies.StudyInfo,
    ),
    act("DELETE", STUDY, StudyRoutes.drop_study, "Delete an analysis board."),
    get(
        STUDY + "/record",
        StudyRoutes.study_record,
        "The game and its variations as one record.",
        text="text/plain",
    ),
    get(
        NODE,
        StudyRoutes.study_position,
        "The table after a move.",
        studies.StudyPosition,
        query={
            "eye": "With whose eyes: a seat, or -1; the seat that decides, unless it is given.",
            "open": "1: also what each seat has that others cannot see.",
        },
    ),
    send(
        "PUT",
        NODE,
        studies.StudyWords,
        StudyRoutes.describe_move,
        "Name the variation that begins here, or note something.",
        studies.StudyInfo,
    ),
    act(
        "DELETE",
        NODE,
        StudyRoutes.delete_move,
        "Delete a move and what follows it.",
        studies.StudyInfo,
    ),
    act(
        "POST",
        NODE + "/promote",
        StudyRoutes.promote_move,
        "Move the variation of this move up.",
        studies.StudyInfo,
    ),
    send(
        "POST",
        NODE + "/play",
        studies.StudyMoves,
        StudyRoutes.try_moves,
        "Play on from here, for any seat.",
        studies.StudyInfo,
    ),
    send(
        "POST",
        NODE + "/ask",
        wishes.Ask,
        StudyRoutes.study_ask,
        "What would a decision mean here?",
        answers.Meaning,
    ),
    send(
        "POST",
        NODE + "/plan",
        studies.StudyPlan,
        StudyRoutes.study_plan,
        "How would it stand after some decisions?",
        answers.Planned,
    ),
    send(
        "POST",
        NODE + "/why",
        studies.StudyWhy,
        StudyRoutes.study_why,
        "Why can a thing not be chosen here?",
        answers.Explained,
    ),
    get(
        NODE + "/judgement",
        StudyRoutes.study_judgement,
        "What a strong bot thinks of it, as it thinks (server-sent events, each a Judgement).",
        text="text/event-stream",
        query={
            "seconds": "How long it thinks, 1 to 60.",
            "seat": "For whom, if several decide at once.",
            "open": "1: as if every card lay open.",
        },
    ),
]
