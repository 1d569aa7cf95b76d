"""Analysis boards."""

from __future__ import annotations

from augury.server.api import MOST_RECORD_BYTES, Endpoint, act, get, send
from augury.server.messages import answers, studies, wishes
from augury.server.study_links import StudyLinkRoutes
from augury.server.study_routes import StudyRoutes

STUDY = "/api/studies/{study}"
SHARED = "/api/shared-studies"
NODE = STUDY + "/nodes/{node}"

ENDPOINTS: list[Endpoint] = [
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
    act(
        "POST",
        STUDY + "/link",
        StudyLinkRoutes.share,
        "Make a link by which anybody may look at an analysis board.",
        studies.StudyLink,
    ),
    act(
        "DELETE",
        STUDY + "/link",
        StudyLinkRoutes.withdraw,
        "Withdraw all links to an analysis board.",
    ),
    send(
        "POST",
        SHARED,
        studies.SharedStudy,
        StudyLinkRoutes.look,
        "An analysis board that somebody has shared.",
        studies.StudyInfo,
        stranger=True,
    ),
    send(
        "POST",
        SHARED + "/node",
        studies.SharedMove,
        StudyLinkRoutes.position,
        "The table after a move of a shared analysis.",
        studies.StudyPosition,
        stranger=True,
    ),
    send(
        "POST",
        SHARED + "/record",
        studies.SharedStudy,
        StudyLinkRoutes.record,
        "A shared analysis as one record.",
        studies.SharedRecord,
        stranger=True,
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
