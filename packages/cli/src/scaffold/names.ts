import { unusable } from '../exit.ts';

/** What a new game is called: in paths, in code and by people. */
export interface GameNames {
  readonly id: string; // dark-water
  readonly code: string; // darkWater
  readonly title: string; // Dark Water
}

const LONGEST_ID = 24; // so that no line of the template grows too long
const LONGEST_TITLE = 40;
const RESERVED =
  /^(?:arguments|async|await|break|case|catch|class|const|continue|debugger|default|delete|do|else|enum|eval|export|extends|false|finally|for|function|if|implements|import|in|instanceof|interface|let|new|null|package|private|protected|public|return|static|super|switch|this|throw|true|try|typeof|undefined|var|void|while|with|yield)$/;

export function gameNames(id: string, title: string | null): GameNames {
  const fault = idFault(id) ?? (title === null ? null : titleFault(title));
  if (fault !== null) throw unusable(fault);
  const words = id.split('-');
  return {
    id,
    code: words.map((word, i) => (i === 0 ? word : capital(word))).join(''),
    title: title ?? words.map(capital).join(' '),
  };
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

function idFault(id: string): string | null {
  if (!/^[a-z][a-z\d]*(?:-[a-z\d]+)*$/.test(id))
    return `"${id}" is no id: small letters and digits, in words joined by "-", such as "dark-water"`;
  if (id.length > LONGEST_ID) return `the id "${id}" is longer than ${LONGEST_ID} characters`;
  return RESERVED.test(id) ? `"${id}" is a word of the language; choose another id` : null;
}

/** Quotes and backslashes would have to be escaped differently in each file; nobody needs them. */
function titleFault(title: string): string | null {
  if (title.trim() !== title || title === '' || title.length > LONGEST_TITLE)
    return `--name: expected 1 to ${LONGEST_TITLE} characters with no space around them`;
  return /^[\p{L}\p{N} .,:!?&'’-]+$/u.test(title)
    ? null
    : `--name: only letters, digits, spaces and . , : ! ? & ' - can be in the name`;
}
