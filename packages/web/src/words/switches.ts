/** What can be switched in the middle of a match. */
export const switchWords = {
  all: 'All preferences',
  names: {
    confirmRisk: 'Ask before a risky move',
    hints: 'Show a Hint button',
    sound: 'Sound effects',
    voice: 'A voice reads announcements aloud',
    liveVoice: 'A voice reads announcements aloud',
    ambience: 'The hum of the boat',
    motion: 'Motion',
  },
} as const;
