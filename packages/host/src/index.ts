export { BrokenLog, CannotLoad, LogTooLarge, NewerVersion, UnknownRules } from './cannot-load.ts';
export { every, runUntilIdle, steadyClock, virtualClock } from './clock.ts';
export type { CallOff, Clock, ClockSources, VirtualClock } from './clock.ts';
export { errorMessage, openConnection, spoken } from './connection.ts';
export type { Connection, ConnectionOptions } from './connection.ts';
export { Overtaken } from './overtaken.ts';
export type { Listener } from './listener.ts';
export { openLiveMatch } from './live-match.ts';
export type { LiveMatch } from './live-match.ts';
export { foldLog } from './load-log.ts';
export { LOG_LIMITS } from './log-limits.ts';
export { openFaceMaker } from './make-faces.ts';
export type { FaceMaker } from './make-faces.ts';
export { openMatches } from './matches.ts';
export type { Matches, MatchesOptions, NamedGuest, OwnMatches } from './matches.ts';
export type { MatchLimits } from './quota.ts';
export { recordOf } from './record.ts';
export { deny } from './refusals.ts';
export type { HostCode, HostRefusals } from './refusals.ts';
export type { Created, MatchRow } from './rows.ts';
export { isCreator, keptFor, keysFor, relievedSeatsOf, seatsOf } from './seating.ts';
export { chanceFrom, NO_FIGURES, NO_KEYS, NO_LOG, URGENCIES } from './services.ts';
export type {
  BotAnswer,
  BotRequest,
  Chance,
  Figures,
  Log,
  SeatKeys,
  Services,
  Thinking,
  Urgency,
} from './services.ts';
export { beginMatch } from './state.ts';
export type { MatchState } from './state.ts';
export {
  appendResult,
  awakeSince,
  cutAt,
  headOf,
  isOpenListing,
  lastChangedFirst,
  makeDisk,
  MEASURED_ROWS,
  memoryLog,
  newestFirst,
  OPEN_STATUSES,
  relisted,
  selectListings,
  selectOfPerson,
  selectOpenOf,
  selectUnlisted,
  selectWakes,
  StoreFailure,
} from './store.ts';
export type {
  Append,
  Appended,
  AppendResult,
  Derived,
  KeptListing,
  Listing,
  ListingsQuery,
  LogHead,
  MatchOfPerson,
  MatchStore,
  MemoryDisk,
  OpenMatch,
  Page,
  PersonInMatch,
  PersonQuery,
  Rest,
  MatchFace,
  StoredPaper,
  StoredRow,
  Summary,
  UnlistedQuery,
  WakeQuery,
  Waking,
} from './store.ts';
export { openThinker } from './thinker.ts';
export type { Thinker } from './thinker.ts';
export { REFUSAL_WORDS, refusalWords } from './words.ts';
export { COUNTED_ALONE, NO_MATCHES } from './shared-counts.ts';
export type { NetworkMatches, NetworkRate, SharedCounts, TellDone } from './shared-counts.ts';
export { ALONE } from './peers.ts';
export type { Ears, Membership, Peers } from './peers.ts';
