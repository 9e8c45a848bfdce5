import { BadInput } from '@fathom/kit';
import type { Clocks, EarlierEvents, Facts, Message, Seat, Snapshot } from '@fathom/kit';
import type { OwnNews } from './http.ts';
import type { IceMessage, IntercomMessage, SignalMessage } from './intercom.ts';
import type { ChatLine, MatchInfo, Surrender } from './match.ts';
import type { PROTOCOL_VERSION } from './version.ts';

interface Arrival {
  readonly v: typeof PROTOCOL_VERSION;
  readonly you: readonly Seat[]; // the seats this person holds; none: a spectator
  readonly late?: number; // the table is shown whole, as it was so many minutes ago; not there: as this person knows it now
  readonly host: boolean; // this person made the match
  readonly relieved: readonly Seat[]; // this person's, but a bot plays them until they return
  readonly match: MatchInfo;
  readonly waitedFor: readonly Seat[]; // who has to act, as of this message
  readonly surrender: Surrender | null; // of this person's own crew; null: nobody has asked for it
  readonly chat: readonly ChatLine[]; // of the channels this person may read, in the order they were said
}
/** Everything, for one who has just come in. `table` is null before the start. */
export interface Welcome extends Arrival {
  readonly t: 'welcome';
  readonly table: Snapshot | null;
}
/** What was told before the events of the `welcome`, or of another such page. */
export interface EarlierMessage extends EarlierEvents {
  readonly t: 'earlier';
  readonly re: string;
}
/** Exactly what was missed, for one who was here before. */
export interface Resumed extends Arrival {
  readonly t: 'resumed';
  readonly missed: readonly Message[];
}
/** The next thing this audience learns. Numbers rise by one; after a gap the client joins again. */
export interface UpdateMessage extends Message {
  readonly t: 'update';
  readonly clocks?: Clocks; // where the match has a clock
  readonly re?: string; // the id of this connection's own input that caused it
}
/**
 * Something was drawn on a paper that this audience sees. It uses up no number: `n` is that of the last update, and the
 * patch is from the last view.
 */
export interface PaperMessage extends Message {
  readonly t: 'paper';
  readonly re?: string; // the id of this connection's own drawing
}
/** The public face of the match has changed: somebody sat down, left, came back, or it ended. */
export interface MatchMessage {
  readonly t: 'match';
  readonly match: MatchInfo;
  /** Who has to act, as of this message. While somebody is away who could be claimed, each change of it is told. */
  readonly waitedFor: readonly Seat[];
}
/** How things stand with giving up; to one crew alone. null: nobody asks for it any more. */
export interface SurrenderMessage {
  readonly t: 'surrender';
  readonly surrender: Surrender | null;
}
export interface ChatLineMessage {
  readonly t: 'chat';
  readonly line: ChatLine;
}
/** The input is in the log. Sent where no update says so. */
export interface DoneMessage {
  readonly t: 'done';
  readonly re: string;
}
export interface RefusedMessage {
  readonly t: 'refused';
  readonly re: string;
  readonly code: string;
  readonly facts?: Facts; // what words about it need
  readonly message: string; // in English, for programs without words of their own
}
/** Something about the connection, not about one input; often the last message before it closes. */
export interface ErrorMessage {
  readonly t: 'error';
  readonly code: string;
  readonly message: string;
}
/** The last news that somebody has not come to see. */
export interface LatestNews extends OwnNews {
  readonly match: string;
  readonly game: string;
}
/** How things stand in the list of one's matches, for a socket that follows it. */
export interface OwnMessage {
  readonly t: 'own';
  readonly turns: number; // matches that wait for you
  readonly running: number; // besides those
  readonly waiting: number; // not begun
  readonly news: LatestNews | null;
}
/** A wish to be paired was met: seats of this match are kept for you. For a socket that follows. */
export interface PairedMessage {
  readonly t: 'paired';
  readonly match: string;
}
export interface PongMessage {
  readonly t: 'pong';
  readonly time: number; // game time, to set the shown clocks by
}
export type ServerMessage =
  | Welcome
  | Resumed
  | EarlierMessage
  | UpdateMessage
  | PaperMessage
  | MatchMessage
  | SurrenderMessage
  | ChatLineMessage
  | IntercomMessage
  | IceMessage
  | SignalMessage
  | DoneMessage
  | RefusedMessage
  | ErrorMessage
  | OwnMessage
  | PairedMessage
  | PongMessage;

const TYPES: readonly string[] = [
  'welcome',
  'resumed',
  'earlier',
  'update',
  'paper',
  'match',
  'surrender',
  'chat',
  'intercom',
  'ice',
  'signal',
  'done',
  'refused',
  'error',
  'own',
  'paired',
  'pong',
] satisfies readonly ServerMessage['t'][];

/** For clients. The server is trusted for the shape of what it says, but a proxy's error page is not. */
export function parseServerMessage(text: string): ServerMessage {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw new BadInput('the server sent something that is not JSON');
  }
  const type = typeof json === 'object' && json !== null && 't' in json ? json.t : null;
  if (typeof type !== 'string' || !TYPES.includes(type))
    throw new BadInput(`the server sent a message of unknown type ${JSON.stringify(type)}`);
  return json as ServerMessage;
}
