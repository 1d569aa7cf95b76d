"""Clubs, their evenings and tournaments."""

from __future__ import annotations

from augury.server.api import Endpoint, act, get, send
from augury.server.club_page_routes import ClubPageRoutes
from augury.server.club_routes import ClubRoutes
from augury.server.club_talk_routes import ClubTalkRoutes
from augury.server.evening_routes import EveningRoutes
from augury.server.messages import answers, clubs, tables, tournaments, wishes
from augury.server.tournament_routes import TournamentRoutes

CLUB = "/api/clubs/{club}"
MEMBER = CLUB + "/members/{person}"
EVENING = CLUB + "/evenings/{evening}"
TOURNAMENT = CLUB + "/tournaments/{tournament}"

ENDPOINTS: list[Endpoint] = [
    get("/api/me/clubs", ClubRoutes.my_clubs, "The clubs I am a member of.", clubs.MyClubs),
    send("POST", "/api/clubs", clubs.ClubWish, ClubRoutes.found, "Found a club.", clubs.Founded),
    send(
        "POST",
        "/api/club-links/look",
        clubs.LookAtClub,
        ClubRoutes.look_at_link,
        "Whose invitation is this? It stays unused.",
        clubs.ClubInvitation,
        stranger=True,
    ),
    send(
        "POST",
        "/api/club-links",
        clubs.JoinClub,
        ClubRoutes.join,
        "Join a club by its link.",
        clubs.Founded,
        stranger=True,
    ),
    get(
        CLUB,
        ClubPageRoutes.page,
        "A club, for its members.",
        clubs.ClubPage,
        query={"game": "The game whose ratings are shown."},
    ),
    send("PUT", CLUB, clubs.ClubWish, ClubRoutes.describe, "Hosts: name and describe the club."),
    act("DELETE", CLUB, ClubRoutes.close, "Owner: close the club."),
    act("POST", CLUB + "/leave", ClubRoutes.leave, "Leave the club."),
    send(
        "PUT",
        MEMBER,
        clubs.RoleWish,
        ClubRoutes.set_role,
        "Owner: make somebody a host or a member, or hand the club over.",
    ),
    act("DELETE", MEMBER, ClubRoutes.remove, "Hosts: remove a member."),
    get(CLUB + "/links", ClubRoutes.links, "Hosts: invitations that work.", clubs.ClubLinks),
    send(
        "POST",
        CLUB + "/links",
        clubs.ClubLinkWish,
        ClubRoutes.new_link,
        "Hosts: a new invitation.",
        clubs.NewClubLink,
    ),
    act("DELETE", CLUB + "/links/{link}", ClubRoutes.drop_link, "Hosts: withdraw an invitation."),
    get(CLUB + "/tables", ClubPageRoutes.tables, "The club's own tables.", tables.TableCards),
    get(
        CLUB + "/league",
        ClubPageRoutes.league,
        "Opponents beaten of opponents met, in a season.",
        clubs.ClubLeague,
        query={"season": "A quarter of a year, as 2026-4; this one.", "game": "Only of this game."},
    ),
    get(
        CLUB + "/chat",
        ClubTalkRoutes.read_club_chat,
        "What members said last, without those I do not read.",
        clubs.ClubChat,
    ),
    send(
        "POST",
        CLUB + "/chat",
        wishes.Say,
        ClubTalkRoutes.say_in_club,
        "Say something to the club.",
        answers.Accepted,
    ),
    act(
        "DELETE",
        CLUB + "/chat/{line}",
        ClubTalkRoutes.remove_line,
        "Take away a line of mine; hosts: anybody's.",
    ),
    send(
        "PUT",
        CLUB + "/attention",
        wishes.PayAttention,
        ClubTalkRoutes.read_on,
        "How far I have read, and whether I want to hear of more.",
        answers.AttentionInfo,
    ),
    send(
        "PUT",
        MEMBER + "/hushed",
        clubs.HushWish,
        ClubTalkRoutes.hush,
        "Read nothing more of a member, or read them again.",
    ),
    send(
        "POST",
        CLUB + "/evenings",
        clubs.EveningWish,
        EveningRoutes.new_evening,
        "Hosts: a table that stands again and again.",
        tournaments.Made,
    ),
    act("DELETE", EVENING, EveningRoutes.drop_evening, "Hosts: it stands no more."),
    send("PUT", EVENING + "/coming", clubs.ComingWish, EveningRoutes.come, "I come, or I do not."),
    send(
        "POST",
        CLUB + "/tournaments",
        tournaments.NewTournament,
        TournamentRoutes.new_tournament,
        "Hosts: a new tournament.",
        tournaments.Made,
    ),
    get(
        TOURNAMENT,
        TournamentRoutes.tournament,
        "A tournament: one round, the standings, who entered.",
        tournaments.TournamentInfo,
        query={"round": "Which round; the latest unless it is given."},
    ),
    send(
        "POST",
        TOURNAMENT + "/enter",
        tournaments.EnterTournament,
        TournamentRoutes.enter,
        "Enter a tournament.",
    ),
    send(
        "POST",
        TOURNAMENT + "/entrants",
        tournaments.EnterMember,
        TournamentRoutes.enter_member,
        "Director: enter a member, late or not.",
    ),
    act(
        "DELETE",
        TOURNAMENT + "/entrants/{entrant}",
        TournamentRoutes.withdraw,
        "Withdraw from a tournament; the director withdraws anybody.",
    ),
    act("POST", TOURNAMENT + "/next", TournamentRoutes.next_round, "Director: the next round."),
    send(
        "PUT",
        TOURNAMENT + "/games/{table}",
        tournaments.GameVerdict,
        TournamentRoutes.judge,
        "Director: a result by forfeit.",
    ),
    act("POST", TOURNAMENT + "/end", TournamentRoutes.end, "Director: end the tournament."),
]
