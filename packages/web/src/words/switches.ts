/** What can be switched in the middle of a match. */
export const switchWords = {
  all: 'All preferences',
  names: {
    confirmRisk: 'Ask before a risky move',
    hints: 'A button that asks a bot for a hint',
    sound: 'Sound effects',
    voice: 'A voice that calls out what is announced',
    liveVoice: 'A voice that calls out what is announced',
    ambience: 'The hum of the boat',
    motion: 'Motion',
  },
} as const;
