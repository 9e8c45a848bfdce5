/** Cuts what a program says into lines. Of a line that is too long nothing is passed on. */
export interface LineReader {
  readonly add: (chunk: string) => void;
}

export function lineReader(on: {
  readonly longest: number; // characters
  readonly line: (line: string) => void;
  readonly tooLong: () => void; // as soon as it is, even if it never ends
}): LineReader {
  let pieces: string[] = []; // of the line that has not ended yet
  let length = 0;
  const goOn = (text: string): void => {
    const wasTooLong = length > on.longest;
    length += text.length;
    if (length <= on.longest) pieces.push(text);
    else if (!wasTooLong) {
      pieces = [];
      on.tooLong();
    }
  };
  const end = (): void => {
    const line = pieces.join('').replace(/\r$/, '');
    const isWhole = length <= on.longest;
    [pieces, length] = [[], 0];
    if (isWhole) on.line(line);
  };
  return {
    add: (chunk) => {
      const [first = '', ...more] = chunk.split('\n');
      goOn(first);
      for (const text of more) {
        end();
        goOn(text);
      }
    },
  };
}
