export { BrokenLog, CannotLoad, LogTooLarge, NewerVersion, UnknownRules } from './cannot-load.ts';
export { shownCard } from './cards.ts';
export type { PersonCard, PersonCards } from './cards.ts';
export { banRefusal, muteRefusal } from './conduct.ts';
export type { Conduct } from './conduct.ts';
export { every, runUntilIdle, steadyClock, virtualClock } from './clock.ts';
export type { CallOff, Clock, ClockSources, VirtualClock } from './clock.ts';
export { openConnection } from './connection.ts';
export type { Connection, ConnectionOptions } from './connection.ts';
export { openFollowers } from './followers.ts';
export type { Followers, FollowerLook, FollowersParts, ListReach } from './followers.ts';
export { Overtaken } from './overtaken.ts';
export type { Listener } from './listener.ts';
export { openLiveMatch } from './live-match.ts';
export type { LiveMatch } from './live-match.ts';
export { foldLog, loadMatch, loadFromBookmark } from './load-log.ts';
export type { Loaded } from './load-log.ts';
export { LOG_LIMITS } from './log-limits.ts';
export { openFaceMaker } from './make-faces.ts';
export type { FaceMaker } from './make-faces.ts';
export { openMatches } from './matches.ts';
export type { Matches, MatchesOptions, NamedGuest } from './matches.ts';
export type { OwnMatches } from './person-lists.ts';
export type { MatchLimits } from './quota.ts';
export { isoTime } from './iso-time.ts';
export { recordOf } from './record.ts';
export { nextSeats } from './rematch.ts';
export { deny } from './refusals.ts';
export type { WantedMatch } from './creation.ts';
export type { HostCode, HostRefusals } from './refusals.ts';
export type { Created, MatchRow } from './rows.ts';
export { lookAtKey } from './links.ts';
export { canRead, unreadBy } from './chat.ts';
export {
  concernsOrKept,
  isCreator,
  isOpen,
  keptFor,
  keysFor,
  relievedSeatsOf,
  seatsOf,
  tableKeyFor,
} from './seating.ts';
export { chanceFrom, NO_FIGURES, NO_KEYS, NO_LOG, URGENCIES } from './services.ts';
export type {
  AskedIds,
  BotAnswer,
  BotRequest,
  Chance,
  Figures,
  IntercomHelp,
  Log,
  KeyedPlace,
  SeatKeys,
  Services,
  Thinking,
  Urgency,
} from './services.ts';
export { BOT_NAMES, botNamesIn } from './bot-names.ts';
export { beginMatch, botLevelOf } from './state.ts';
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
  toldOwn,
} from './store.ts';
export type {
  Append,
  Appended,
  AppendResult,
  Derived,
  DueNotice,
  KeptFace,
  KeptListing,
  KeptPerson,
  Listing,
  ListingsQuery,
  LogHead,
  MatchOfPerson,
  MatchStore,
  MemoryDisk,
  News,
  NewsOfPerson,
  NewsStore,
  NoticeKey,
  NoticeQuery,
  OpenMatch,
  OwnChange,
  Page,
  PersonGroup,
  PersonInMatch,
  PersonQuery,
  Rest,
  MatchFace,
  BookmarkStore,
  StoredPaper,
  StoredRow,
  Summary,
  UnlistedQuery,
  WakeQuery,
  Waking,
} from './store.ts';
export { errorMessage, spoken } from './spoken.ts';
export { openThinker } from './thinker.ts';
export type { Thinker } from './thinker.ts';
export { DELETED_ACCOUNT, REFUSAL_WORDS, refusalWords } from './words.ts';
export { COUNTED_ALONE, NO_MATCHES } from './shared-counts.ts';
export type { NetworkMatches, NetworkRate, SharedCounts, TellDone } from './shared-counts.ts';
export type { Ears, Membership, Peers } from './peers.ts';
export { noticeText } from './notice-words.ts';
export type { NoticeEnding, NoticeFacts, NoticeText } from './notice-words.ts';
