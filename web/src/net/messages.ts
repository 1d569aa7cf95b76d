// Made from Python by web/generate_types.py (`make web`); do not edit.

export interface ShownPasskey {
  id: string;
  client_data: string;
  authenticator: string;
  signature: string;
}

export interface MadePasskey {
  id: string;
  client_data: string;
  attestation: string;
}

export interface Proof {
  password?: string;
  passkey?: ShownPasskey | null;
}

export interface PasskeyChallenge {
  challenge: string;
  site: string;
  person: string;
  known: string[];
}

export interface NewPasskey {
  passkey: MadePasskey;
  name?: string;
  bearer?: boolean;
  proof?: Proof;
}

export interface PasskeyLogin {
  passkey: ShownPasskey;
  bearer?: boolean;
}

export interface PasskeyInfo {
  id: string;
  label: string;
  created: number;
  used: number;
}

export interface AccountInfo {
  name: string;
  account: boolean;
  password: boolean;
  passkeys: PasskeyInfo[];
  codes: number;
  mail: string;
  can_mail: boolean;
  site: string;
  since: number;
}

export interface RecoveryCodes {
  codes: string[];
}

export interface Recover {
  name: string;
  code: string;
  password: string;
  bearer?: boolean;
}

export interface NewMail {
  address: string;
  proof?: Proof;
}

export interface ConfirmMail {
  token: string;
}

export interface Forgotten {
  name: string;
}

export interface ResetPassword {
  token: string;
  password: string;
  bearer?: boolean;
}

export interface Accepted {
  type: 'accepted';
  uuid: string;
  version: number;
}

export interface Refused {
  type: 'refused';
  uuid: string;
  code: string;
  reason: ReasonInfo;
  version: number;
}

export interface Played {
  uuid: string;
  version: number;
  state: State;
}

export interface StaleProblem {
  code: string;
  reason: ReasonInfo;
  message: string;
  state: State;
}

export interface Meaning {
  type: 'meaning';
  action: string;
  final: string;
  refusal?: ReasonInfo;
  view?: unknown;
}

export interface Planned {
  type: 'planned';
  version: number;
  actions: string[];
  view: unknown;
  legal: Choice[];
  final: string;
  ends: boolean;
  refusal?: ReasonInfo;
  after?: unknown;
}

export interface Explained {
  type: 'explained';
  thing: string;
  possible: boolean;
  reason?: ReasonInfo;
}

export interface GainInfo {
  heading: string;
  points: number;
}

export interface TermInfo {
  seat: number;
  term: string;
  value: number;
}

export interface AdviceInfo {
  action: string;
  targets: string[];
  win: number;
  margin: number;
  share: number;
  gains: GainInfo[];
  terms: TermInfo[];
}

export interface RestInfo {
  action: string;
  win: number;
}

export interface Hinted {
  type: 'hinted';
  version: number;
  seat: number;
  choices: AdviceInfo[];
  wins: number[];
  verdict: string;
  lines: number;
  rest?: RestInfo;
}

export interface ChatLine {
  type: 'chat';
  number: number;
  audience: string;
  seat: number;
  name: string;
  text: string;
  at: number;
}

export interface ChatLines {
  lines: ChatLine[];
}

export interface Note {
  text: string;
  seat: number;
}

export interface AttentionInfo {
  seen: number;
  muted: boolean;
}

export interface Pong {
  type: 'pong';
  now: number;
}

export interface Trouble {
  type: 'trouble';
  code: string;
  reason: ReasonInfo;
}

export interface ClubWish {
  name: string;
  about?: string;
  zone?: string;
}

export interface ClubCard {
  slug: string;
  name: string;
  about: string;
  role: string;
  members: number;
  unread: number;
}

export interface MyClubs {
  clubs: ClubCard[];
}

export interface Founded {
  slug: string;
}

export interface MemberInfo {
  id: string;
  name: string;
  role: string;
  you: boolean;
  here: boolean;
  at: string;
  joined: number;
  seen: number;
  rating?: RatingInfo;
}

export interface EveningInfo {
  id: string;
  game: string;
  seats: number;
  options: Record<string, boolean | number | string>;
  clock: ClockWish | null;
  every: string;
  weekday: number;
  minute: number;
  due: number;
  coming: string[];
  mine: boolean;
}

export interface TournamentCard {
  id: string;
  name: string;
  game: string;
  kind: string;
  status: string;
  round: number;
  rounds: number;
  entrants: number;
  mine: boolean;
}

export interface ClubPage {
  slug: string;
  name: string;
  about: string;
  zone: string;
  role: string;
  created: number;
  season: string;
  games: Record<string, number>;
  rated: string;
  members: MemberInfo[];
  most_members: number;
  evenings: EveningInfo[];
  tournaments: TournamentCard[];
  unread: number;
}

export interface ClubChatLine {
  number: number;
  person: string;
  name: string;
  text: string;
  at: number;
  mine: boolean;
}

export interface Hushed {
  id: string;
  name: string;
}

export interface ClubChat {
  lines: ClubChatLine[];
  seen: number;
  muted: boolean;
  hushed: Hushed[];
}

export interface HushWish {
  hushed: boolean;
}

export interface RoleWish {
  role: 'owner' | 'host' | 'member';
}

export interface ClubLinkWish {
  days?: number;
  uses?: number;
}

export interface ClubLinkInfo {
  id: string;
  created: number;
  until: number;
  uses: number;
}

export interface ClubLinks {
  links: ClubLinkInfo[];
}

export interface NewClubLink {
  id: string;
  token: string;
  until: number;
}

export interface LookAtClub {
  token: string;
}

export interface JoinClub {
  token: string;
  name?: string;
}

export interface ClubInvitation {
  slug: string;
  name: string;
  about: string;
  members: number;
  member: boolean;
}

export interface ClubLeagueRow {
  id: string;
  name: string;
  played: number;
  won: number;
  beaten: number;
  met: number;
  you: boolean;
}

export interface ClubLeague {
  season: string;
  seasons: string[];
  game: string;
  rows: ClubLeagueRow[];
}

export interface EveningWish {
  game: string;
  seats: number;
  every: 'week' | 'month';
  weekday: number;
  minute: number;
  options?: Record<string, boolean | number | string>;
  clock?: ClockWish | null;
}

export interface ComingWish {
  coming: boolean;
}

export interface Done {
  ok: boolean;
}

export interface ReasonInfo {
  key: string;
  facts: Record<string, string | number>;
  rule: string;
}

export interface Problem {
  code: string;
  reason: ReasonInfo;
  message: string;
}

export interface Health {
  status: string;
  version?: string;
  tables?: number;
  store?: string;
  to_replay?: number;
  failing?: number;
}

export interface ResultInfo {
  points: number;
  other: number;
  place: number;
  curve: number[];
}

export interface DailyDeal {
  name: string;
  game: string;
  title: string;
  variant: string;
  options: Record<string, boolean | number | string>;
  seats: number;
  seat: number;
  level: number;
  state: string;
  table: string;
  players: number;
  result?: ResultInfo;
  rank?: number;
}

export interface PlayedDay {
  day: string;
  deals: string[];
}

export interface DailyPage {
  day: string;
  today: string;
  first: string;
  closes: number;
  counts: boolean;
  deals: DailyDeal[];
  days: PlayedDay[];
  streak: number;
}

export interface DailyRow {
  rank: number;
  name: string;
  level: number;
  mine: boolean;
  table: string;
  result: ResultInfo;
}

export interface DailyResults {
  day: string;
  deal: DailyDeal;
  rows: DailyRow[];
  waiting: number[];
  bots: boolean;
}

export interface OptionInfo {
  name: string;
  kind: string;
  default: boolean | number | string;
  sentence: string;
  values: (boolean | number | string)[];
  seats: number[];
}

export interface GameInfo {
  id: string;
  title: string;
  designer: string;
  year: number;
  seats: number[];
  chairs: Record<string, number>;
  rules_version: string;
  source: string;
  reconstructed: string[];
  secrets: boolean;
  lesson: boolean;
  options: OptionInfo[];
  blurb: Record<string, string>;
  weight: number;
  minutes: number[];
  first: boolean;
  strengths: Record<string, number>;
}

export interface DomainInfo {
  name: string;
  thing: string;
  values: string[];
}

export interface KindInfo {
  word: string;
  arguments: string[];
  domains: string[];
  at: string[];
}

export interface VocabularyInfo {
  size: number;
  kinds: KindInfo[];
  domains: DomainInfo[];
}

export interface GameDetail {
  game: GameInfo;
  vocabulary: VocabularyInfo;
  languages: string[];
}

export interface Games {
  games: GameInfo[];
  levels: number[];
}

export interface BookSpan {
  text: string;
  kind: string;
  to: string;
}

export interface BookBlock {
  kind: 'heading' | 'paragraph' | 'item' | 'figure' | 'table';
  spans: BookSpan[];
  level: number;
  id: string;
  number: string;
  rules: string[];
  figure: string;
  rows: BookSpan[][][];
}

export interface BookInfo {
  game: string;
  language: string;
  title: string;
  blocks: BookBlock[];
  prompts: Record<string, string>;
}

export interface FigureInfo {
  game: string;
  seats: number;
  edition: string;
  show: string[];
  mark: string[];
  view: unknown;
}

export interface QuietHours {
  start: number;
  end: number;
}

export interface NoticeWishes {
  language?: 'en' | 'nl' | 'de';
  zone?: string;
  quiet?: QuietHours | null;
  push?: boolean;
  webhook?: boolean;
  mail?: 0 | 1 | 6 | 24;
  silent?: string[];
}

export interface NoticeInfo {
  wishes: NoticeWishes;
  mail: string;
  can_mail: boolean;
  browsers: number;
}

export interface TryNotice {
  channel: 'push' | 'webhook' | 'mail';
  id?: string;
}

export interface Tried {
  sent: number;
  taken: number;
}

export interface NewWebhook {
  url: string;
  kind?: 'json' | 'discord' | 'slack' | 'matrix' | 'ntfy';
}

export interface WebhookInfo {
  id: string;
  kind: string;
  url: string;
  secret?: string;
}

export interface Webhooks {
  webhooks: WebhookInfo[];
}

export interface PushKeys {
  p256dh: string;
  auth: string;
}

export interface NewPush {
  endpoint: string;
  keys: PushKeys;
}

export interface PushInfo {
  id: string;
}

export interface PushKey {
  key: string;
}

export interface NewGuest {
  name: string;
  bearer?: boolean;
}

export interface NewName {
  name: string;
}

export interface Login {
  name: string;
  password: string;
  bearer?: boolean;
  known?: string;
}

export interface NewPassword {
  new: string;
  current?: string;
  passkey?: ShownPasskey | null;
  bearer?: boolean;
}

export interface PersonInfo {
  id: string;
  name: string;
  account: boolean;
}

export interface Me {
  person: PersonInfo | null;
  token?: string;
  known?: string;
}

export interface DeviceInfo {
  id: string;
  label: string;
  created: number;
  seen: number;
  this: boolean;
}

export interface Devices {
  devices: DeviceInfo[];
}

export interface PreparedAnswer {
  prompt: string;
  action: string;
}

export interface Prepare {
  kind: 'once' | 'again';
  answers: PreparedAnswer[];
  until?: 'revoked' | 'round' | 'touched';
  seat?: number | null;
}

export interface Unprepare {
  seat?: number | null;
}

export interface QuestionInfo {
  prompt: string;
  kinds: string[];
}

export interface Questions {
  questions: QuestionInfo[];
}

export interface PreparedInfo {
  seat: number;
  kind: string;
  answers: PreparedAnswer[];
  given: number;
  until: string;
  dropped: string;
}

export interface PuzzleCard {
  game: string;
  name: string;
  theme: string;
  phase: string;
  difficulty: string;
  players: number;
  steps: number;
  rating: number;
  mine: string;
  share?: number;
}

export interface SolverInfo {
  rating: number;
  rated: number;
  streak: number;
  best: number;
  week: boolean[];
}

export interface PuzzleShelf {
  puzzles: PuzzleCard[];
  solver: SolverInfo;
}

export interface PuzzleInfo {
  puzzle: PuzzleCard;
  seat: number;
  table: TableInfo;
  view: unknown;
  legal: Choice[];
}

export interface PuzzleLine {
  actions: string[];
}

export interface PuzzleWhy {
  thing: string;
  planned?: string[];
}

export interface AskPuzzleHint {
  weight: number;
}

export interface PuzzleHint {
  theme: string;
  things: string[];
  action: string;
}

export interface ReachInfo {
  win: number;
  margin: number;
}

export interface SolutionStep {
  action: string;
  gains: GainInfo[];
  reach: ReachInfo;
  rival: string;
  rival_reach: ReachInfo;
  view?: unknown;
}

export interface PuzzleSolution {
  steps: SolutionStep[];
  reach: ReachInfo;
  obvious: string[];
  missed: GainInfo[];
}

export interface Verdict {
  solved: boolean;
  same: boolean;
  needed: ReachInfo;
  solver: SolverInfo;
  puzzle: PuzzleCard;
  change: number;
  reached?: ReachInfo;
  solution?: PuzzleSolution;
}

export interface SeatNumber {
  seat: number;
  number: string;
  by: string;
}

export interface Fairness {
  table: string;
  commitment: string;
  open_seed: boolean;
  generator: string;
  secret: string;
  salt: string;
  seed: string;
  numbers: SeatNumber[];
}

export interface ScorePoint {
  moment: number;
  turn: number;
  scores: number[];
}

export interface Scores {
  points: ScorePoint[];
  breakdown: Record<string, number>[];
  ranks: number[];
}

export interface Moment {
  moment: number;
  seat: number;
  action: string;
  frames: FrameInfo[];
}

export interface Moments {
  moments: Moment[];
  last: number;
}

export interface RatedWish {
  rated: boolean;
}

export interface RatingInfo {
  game: string;
  seats: number;
  rating: number;
  spread: number;
  games: number;
  provisional: boolean;
}

export interface GameRecord {
  game: string;
  seats: number;
  games: number;
  wins: number;
  average_place: number;
  average_points: number;
  best: number;
  places: number[];
}

export interface OpeningInfo {
  game: string;
  action: string;
  games: number;
  wins: number;
}

export interface OpponentInfo {
  name: string;
  level: number;
  games: number;
  ahead: number;
  behind: number;
}

export interface Profile {
  id: string;
  name: string;
  account: boolean;
  created: number;
  own: boolean;
  rated: boolean;
  ratings: RatingInfo[];
  records: GameRecord[];
  openings: OpeningInfo[];
  opponents: OpponentInfo[];
}

export interface PlacingInfo {
  seat: number;
  name: string;
  level: number;
  points: number;
  place: number;
  side: number;
  mine: boolean;
}

export interface ResultInfo {
  table: string;
  game: string;
  seats: number;
  ended: number;
  place: number;
  points: number;
  rating: number | null;
  spread: number;
  change: number;
  placings: PlacingInfo[];
}

export interface ResultList {
  results: ResultInfo[];
  more: boolean;
}

export interface TurnStatistics {
  turn: number;
  games: number;
  wins: number;
  average: number;
  counts: number[][];
}

export interface CountStatistics {
  seats: number;
  games: number;
  turns: TurnStatistics[];
  lengths: number[][];
}

export interface Statistics {
  game: string;
  counts: CountStatistics[];
}

export interface LeagueRow {
  id: string;
  name: string;
  level: number;
  rating: number;
  spread: number;
  games: number;
  provisional: boolean;
  you: boolean;
}

export interface League {
  game: string;
  seats: number;
  rows: LeagueRow[];
}

export interface BotScore {
  level: number;
  points: number;
  other: number;
  place: number;
}

export interface SameDeal {
  status: string;
  seat: number;
  points: number;
  other: number;
  place: number;
  bots: BotScore[];
}

export interface LineStepInfo {
  seat: number;
  action: string;
  wins: number[];
}

export interface BetterInfo {
  steps: LineStepInfo[];
  terms: TermInfo[];
}

export interface JudgedInfo {
  number: number;
  turn: number;
  seat: number;
  action: string;
  targets: string[];
  best: string;
  best_targets: string[];
  table: number[];
  better: number;
  played: number;
}

export interface ShareInfo {
  initial: number;
  luck: number;
  own: number;
  others: number;
  final: number;
  play: number;
}

export interface ReviewInfo {
  status: string;
  judged: number;
  total: number;
  iterations: number;
  rough: boolean;
  decisions: JudgedInfo[];
  sides: number[];
  scores: number[];
  ranks: number[];
  final: number[];
  shares: ShareInfo[];
  better: Record<number, BetterInfo>;
}

export interface Hours {
  zone: string;
  start: number;
  end: number;
  days: number[];
}

export interface RhythmWish {
  hours: Hours | null;
  forced: 'never' | 'quick' | 'always';
}

export interface NewVacation {
  first: string;
  last: string;
  zone: string;
}

export interface VacationInfo {
  id: string;
  start: number;
  stop: number;
}

export interface RhythmInfo {
  hours: Hours | null;
  since: number;
  forced: 'never' | 'quick' | 'always';
  vacations: VacationInfo[];
  left: number;
  most: number;
}

export interface SeatRhythm {
  hours: Hours | null;
  vacation: number;
  next: number;
}

export interface Choice {
  action: string;
  targets: string[];
}

export interface EventInfo {
  kind: string;
  facts: Record<string, string | number>;
  moment: number;
}

export interface FrameInfo {
  events: EventInfo[];
  view: unknown;
}

export interface ClockFace {
  main: number;
  move: number;
}

export interface ClocksInfo {
  faces: ClockFace[];
  running: number[];
  resting: number[];
  ends: Record<number, number>;
  paused: boolean;
}

export interface LessonStep {
  number: number;
  action: string;
}

export interface LessonInfo {
  steps: LessonStep[];
}

export interface State {
  type: 'state';
  version: number;
  eye: number;
  decisions: number;
  events_from: number;
  events: EventInfo[];
  frames: FrameInfo[];
  undo: string;
  legal?: Choice[];
  table?: TableInfo;
  clocks?: ClocksInfo;
  lesson?: LessonInfo;
}

export interface NewStudy {
  record?: string;
  table?: string;
  at?: number | null;
  game?: string;
  puzzle?: string;
  seats?: number;
  options?: Record<string, boolean | number | string>;
  title?: string;
}

export interface StudyTitle {
  title: string;
}

export interface StudyMoves {
  actions: string[];
  seat: number;
}

export interface StudyPlan {
  actions: string[];
  seat: number;
}

export interface StudyWhy {
  thing: string;
  seat: number;
  planned?: string[];
}

export interface StudyWords {
  title?: string | null;
  note?: string | null;
}

export interface StudyLink {
  token: string;
}

export interface SharedStudy {
  token: string;
}

export interface SharedMove {
  token: string;
  node: number;
  eye?: number | null;
  open?: boolean;
}

export interface SharedRecord {
  record: string;
}

export interface StudyNode {
  node: number;
  parent: number;
  seat: number;
  action: string;
  branches: number[];
  title: string;
  note: string;
  played: boolean;
}

export interface StudyInfo {
  id: string;
  title: string;
  table: TableInfo;
  nodes: StudyNode[];
  here: number;
  secrets: boolean;
  mine: boolean;
  links?: number;
}

export interface StudyCard {
  id: string;
  title: string;
  game: string;
  created: number;
  changed: number;
}

export interface Studies {
  studies: StudyCard[];
}

export interface StudyPosition {
  node: number;
  asked: number[];
  state: State;
  held: string[][];
}

export interface LineStep {
  seat: number;
  action: string;
  targets: string[];
}

export interface LineInfo {
  steps: LineStep[];
  win: number;
  points: number;
  share: number;
  terms: TermInfo[];
}

export interface Judgement {
  node: number;
  seat: number;
  depth: number;
  lines: number;
  seconds: number;
  chances: number[];
  best: LineInfo[];
  verdict: string;
  done: boolean;
  trouble?: string;
}

export interface ClockWish {
  main: number;
  increment?: number;
  move?: number;
}

export interface SeatWish {
  kind: 'me' | 'bot' | 'open' | 'link';
  level?: number;
  name?: string;
}

export interface Promise {
  id: string;
  commitment: string;
  until: number;
}

export interface NewTable {
  game: string;
  seats: SeatWish[];
  options?: Record<string, boolean | number | string>;
  listed?: boolean;
  watch?: boolean | null;
  delay?: 'none' | 'turn' | 'minutes';
  club?: string;
  hints?: boolean;
  clock?: ClockWish | null;
  promise?: string;
  number?: string;
}

export interface NewLesson {
  game: string;
}

export interface SeatLink {
  seat: number;
  token: string;
}

export interface Created {
  id: string;
  links: SeatLink[];
}

export interface SeatInfo {
  seat: number;
  kind: string;
  name: string;
  level: number;
  away: boolean;
  mine: boolean;
  online: boolean;
  linked: boolean;
  rhythm?: SeatRhythm;
}

export interface ProposalInfo {
  number: number;
  kind: string;
  by: number;
  agreed: number[];
  needed: number[];
  keep: number;
}

export interface TableInfo {
  id: string;
  game: string;
  title: string;
  rules_version: string;
  options: Record<string, boolean | number | string>;
  people: number;
  seats: SeatInfo[];
  sides: number[];
  status: string;
  reason: string;
  listed: boolean;
  watch: boolean;
  delay: string;
  late: boolean;
  hints: boolean;
  may_hint: boolean;
  host: boolean;
  watchers: number;
  muted: boolean;
  paused: boolean;
  clock: ClockWish | null;
  proposal: ProposalInfo | null;
  commitment: string;
  open_seed: boolean;
  daily: string;
  next: string;
  created: number;
  changed: number;
  club: boolean;
  tournament: boolean;
}

export interface PlaceInfo {
  seat: number;
  points: number;
  place: number;
}

export interface TableCard {
  id: string;
  game: string;
  title: string;
  status: string;
  seats: SeatInfo[];
  options: Record<string, boolean | number | string>;
  clock: ClockWish | null;
  your_turn: boolean;
  asked: number[];
  paused: boolean;
  hints: boolean;
  open_seed: boolean;
  host: boolean;
  created: number;
  changed: number;
  left?: number;
  ends?: number;
  resting: boolean;
  unread?: number;
  places?: PlaceInfo[];
}

export interface TableCards {
  tables: TableCard[];
}

export interface WatchCard {
  id: string;
  game: string;
  title: string;
  seats: SeatInfo[];
  turn: number;
  scores: number[];
  watchers: number;
  delay: string;
  clock: ClockWish | null;
  created: number;
}

export interface WatchCards {
  tables: WatchCard[];
}

export interface TakeSeat {
  name?: string;
  number?: string;
}

export interface LeaveSeat {
  level?: number;
}

export interface FillSeat {
  kind: 'bot' | 'open';
  level?: number;
}

export interface UseLink {
  token: string;
  name?: string;
  number?: string;
}

export interface LookAtLink {
  token: string;
}

export interface Invitation {
  id: string;
  seat: number;
  commitment: string;
  begun: boolean;
  game: string;
  title: string;
  host: string;
  status: string;
  seats: SeatInfo[];
  clock: ClockWish | null;
  delay: string;
}

export interface Joined {
  id: string;
  seat: number;
}

export interface TableSettings {
  listed?: boolean | null;
  watch?: boolean | null;
  muted?: boolean | null;
}

export interface Shared {
  token: string;
}

export interface SharedGame {
  table: string;
  game: string;
  title: string;
  people: string[];
  links: number;
  last: number;
}

export interface SharedGames {
  games: SharedGame[];
}

export interface PlayAgain {
  promise?: string;
  number?: string;
}

export interface Rematch {
  id: string;
}

export interface ImportRecord {
  record: string;
  branch?: boolean;
  at?: number | null;
  seats?: SeatWish[];
}

export interface NewTournament {
  name: string;
  game: string;
  kind: 'swiss' | 'round-robin';
  size?: number;
  rounds?: number;
  days?: number;
  options?: Record<string, boolean | number | string>;
  clock?: ClockWish | null;
}

export interface Made {
  id: string;
}

export interface EnterTournament {
  number?: string;
}

export interface EnterMember {
  person: string;
}

export interface GameVerdict {
  winners: number[];
}

export interface EntrantInfo {
  number: number;
  id: string;
  name: string;
  out: boolean;
  you: boolean;
  drawn: string;
  by_server: boolean;
}

export interface TournamentGameInfo {
  game: number;
  table: string;
  status: string;
  seats: number[];
  points: number[];
  shares: number[];
  mine: boolean;
  your_turn: boolean;
  open: boolean;
}

export interface BoardInfo {
  board: number;
  players: number[];
  before: number[];
  games: TournamentGameInfo[];
}

export interface StandingInfo {
  entrant: number;
  points: number;
  buchholz: number;
  margin: number;
  games: number;
}

export interface DealProof {
  deal: string;
  link: number;
  secret: string;
  entrants: number[];
}

export interface TournamentInfo {
  id: string;
  name: string;
  game: string;
  kind: string;
  size: number;
  rounds: number;
  days: number;
  status: string;
  options: Record<string, boolean | number | string>;
  clock: ClockWish | null;
  current: number;
  round: number;
  until: number;
  done: boolean;
  director: boolean;
  anchor: string;
  entrants: EntrantInfo[];
  boards: BoardInfo[];
  byes: number[];
  standings: StandingInfo[];
  proofs: DealProof[];
}

export interface Play {
  type: 'play';
  uuid: string;
  version: number;
  actions: string[];
  seat?: number | null;
}

export interface Undo {
  type: 'undo';
  uuid: string;
  version: number;
  seat?: number | null;
}

export interface Propose {
  type: 'propose';
  kind: 'undo' | 'pause';
  keep?: number;
  seat?: number | null;
}

export interface AnswerProposal {
  type: 'answer';
  number: number;
  yes: boolean;
  seat?: number | null;
}

export interface Resume {
  type: 'resume';
}

export interface Say {
  type: 'say';
  uuid: string;
  text: string;
}

export interface Ask {
  type: 'ask';
  action: string;
  seat?: number | null;
}

export interface Plan {
  type: 'plan';
  version: number;
  actions: string[];
  seat?: number | null;
}

export interface AskWhy {
  type: 'why';
  thing: string;
  planned?: string[];
  seat?: number | null;
}

export interface AskHint {
  type: 'hint';
  version: number;
  seat?: number | null;
}

export interface AskPastHint {
  moment: number;
  seat?: number | null;
}

export interface Look {
  type: 'look';
  eye: number;
}

export interface Hello {
  type: 'hello';
  seen?: number;
  eye?: number | null;
}

export interface Ping {
  type: 'ping';
}

export interface WriteNote {
  text: string;
  seat?: number | null;
}

export interface PayAttention {
  seen?: number | null;
  muted?: boolean | null;
}

export type ClientMessage = Hello | Play | Undo | Propose | AnswerProposal | Resume | Say | Ask | Plan | AskWhy | AskHint | Look | Ping;

export type ServerMessage = State | Accepted | Refused | Meaning | Planned | Explained | Hinted | ChatLine | Pong | Trouble;
