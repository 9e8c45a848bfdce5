const AT_ONCE = 4; // milliseconds: beyond that the rest waits for the next frame
const NO_FRAME = 100; // milliseconds: a page that is not seen draws none

let waiting: (() => void)[] = [];
let added: (() => void)[] = []; // by what runs just now: it comes before what waited already
let isRunning = false;
let isSet = false;

/**
 * Does something in a task of its own, once what was done before has been drawn: a table that were made in one go
 * would keep a slow browser from answering. What is asked for meanwhile comes next. Returns a way to call it off.
 */
export function inTurn(run: () => void): () => void {
  const job = (): void => run();
  (isRunning ? added : waiting).push(job);
  if (!isRunning) setOut();
  return () => {
    waiting = waiting.filter((each) => each !== job);
    added = added.filter((each) => each !== job);
  };
}

function setOut(): void {
  if (isSet || waiting.length === 0) return;
  isSet = true;
  afterFrame(() => {
    isSet = false;
    runSome();
    setOut();
  });
}

function runSome(): void {
  const end = performance.now() + AT_ONCE;
  isRunning = true;
  try {
    do {
      const job = waiting.shift();
      job?.();
      waiting = [...added, ...waiting];
      added = [];
    } while (waiting.length > 0 && performance.now() < end);
  } finally {
    isRunning = false;
  }
}

/**
 * Once the next frame is on the screen. Whatever asks where things are, or scrolls or focuses them, does it then: earlier it
 * would have the page laid out twice.
 */
export function afterFrame(run: () => void): () => void {
  let isDue = true;
  let timer: number | undefined;
  const once = (): void => {
    window.clearTimeout(late);
    if (!isDue) return;
    isDue = false;
    run();
  };
  const frame = requestAnimationFrame(() => {
    timer = window.setTimeout(once);
  });
  const late = window.setTimeout(once, NO_FRAME);
  return () => {
    isDue = false;
    cancelAnimationFrame(frame);
    window.clearTimeout(timer);
    window.clearTimeout(late);
  };
}

const SLICE = 4; // milliseconds

/** Works through something long, a slice to a task, and gives what it comes to. */
export async function inSlices<Result>(work: Iterator<unknown, Result>): Promise<Result> {
  for (;;) {
    const end = performance.now() + SLICE;
    do {
      const { done, value } = work.next();
      if (done === true) return value;
    } while (performance.now() < end);
    await nextTask();
  }
}

/** After whatever waits already: an answer to a click, a frame. */
export const nextTask = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => {
      port1.close();
      resolve();
    });
    port1.start();
    port2.postMessage(null);
  });
