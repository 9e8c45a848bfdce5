import { settings } from './settings.ts';

const MOST_WAITING = 3; // a voice that lags behind is of no use: old words make room for new ones

let waiting = 0;

/** Reads words aloud, where the browser has a voice and the person has asked for it. The log shows them all the same. */
export function callOut(words: string): void {
  if (!settings().voice || !('speechSynthesis' in window)) return;
  if (waiting >= MOST_WAITING) {
    window.speechSynthesis.cancel();
    waiting = 0;
  }
  const said = new SpeechSynthesisUtterance(words);
  said.lang = 'en';
  said.rate = 1.15;
  waiting += 1;
  const over = (): void => {
    waiting = Math.max(0, waiting - 1);
  };
  said.addEventListener('end', over);
  said.addEventListener('error', over);
  window.speechSynthesis.speak(said);
}
