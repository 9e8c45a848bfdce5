import { settings } from './settings.ts';

const MOST_WAITING = 3; // a voice that lags behind is of no use: old words make room for new ones
const PITCHES = { announcer: 0.9, mate: 1.25 } as const; // told apart by ear

let waiting = 0;

/** Reads words aloud, where the browser has a voice. The page shows them all the same. */
export function callOut(words: string, by: keyof typeof PITCHES): void {
  if (!('speechSynthesis' in window)) return;
  // What a crew mate says is meant for this very moment.
  if (waiting >= MOST_WAITING || (by === 'mate' && waiting > 1)) {
    window.speechSynthesis.cancel();
    waiting = 0;
  }
  const said = new SpeechSynthesisUtterance(words);
  said.lang = 'en';
  said.rate = 1.15;
  said.pitch = PITCHES[by];
  said.volume = settings().loudness / 100;
  waiting += 1;
  const over = (): void => {
    waiting = Math.max(0, waiting - 1);
  };
  said.addEventListener('end', over);
  said.addEventListener('error', over);
  window.speechSynthesis.speak(said);
}
