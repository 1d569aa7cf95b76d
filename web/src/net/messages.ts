// Made from Python by web/generate_types.py (`make web`); do not edit.

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

export interface ChatLine {
  type: 'chat';
  number: number;
  room: string;
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

export interface Pong {
  type: 'pong';
  now: number;
}

export interface Trouble {
  type: 'trouble';
  code: string;
  reason: ReasonInfo;
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

export interface Password {
  password?: string;
}

export interface NewPassword {
  current: string;
  new: string;
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

export interface NewWebhook {
  url: string;
  kind?: 'json' | 'discord' | 'slack' | 'ntfy';
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
  host: boolean;
  watchers: number;
  muted: boolean;
  paused: boolean;
  clock: ClockWish | null;
  proposal: ProposalInfo | null;
  commitment: string;
  open_seed: boolean;
  next: string;
  created: number;
  changed: number;
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
  open_seed: boolean;
  host: boolean;
  created: number;
  changed: number;
}

export interface TableCards {
  tables: TableCard[];
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
}

export interface Joined {
  id: string;
  seat: number;
}

export interface TableSettings {
  listed?: boolean | null;
  muted?: boolean | null;
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

export type ClientMessage = Hello | Play | Undo | Propose | AnswerProposal | Resume | Say | Ask | Plan | AskWhy | Look | Ping;

export type ServerMessage = State | Accepted | Refused | Meaning | Planned | Explained | ChatLine | Pong | Trouble;
