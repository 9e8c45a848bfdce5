const FOR_WHOM = [
  'for your first games',
  'once you know the rules',
  'a fair match for most',
  'hard to beat',
  'as strong as it gets',
] as const;

/** What is said of a bot besides its name. */
export const botWords = {
  /** null: it has no name but that of its level. */
  mark: (rank: string | null): string => (rank === null ? 'bot' : `${rank} bot`),
  inList: (name: string, rank: string | null): string =>
    rank === null ? name : `${name} (${rank} bot)`,
  /** For whom a level is, by its place among them, the easiest first. */
  forWhom: (place: number, levels: number): string =>
    FOR_WHOM[levels < 2 ? 0 : Math.round((place / (levels - 1)) * (FOR_WHOM.length - 1))] ?? '',
  /** "Cadet: for your first games". */
  level: (name: string, forWhom: string): string => `${name}: ${forWhom}`,
} as const;
