/** A window's inner size, as near as the engine's smallest window allows. */
export interface WindowSize {
  readonly width: number;
  readonly height: number;
}

/** What a driver does for us: no more than that, so that every engine is asked for the same. */
export interface Driver {
  readonly goTo: (url: string) => Promise<void>;
  readonly resize: (size: WindowSize) => Promise<void>;
  /** A click of the mouse at a point of the window. */
  readonly click: (x: number, y: number) => Promise<void>;
  readonly press: (key: string) => Promise<void>;
  /** What an expression is worth on the page, as JSON. */
  readonly ask: (expression: string) => Promise<unknown>;
  /** Errors of scripts and of the console so far. */
  readonly complaints: () => Promise<readonly string[]>;
  readonly close: () => Promise<void>;
}

/** A browser that is not Chromium. */
export interface Engine {
  readonly name: string;
  readonly launch: () => Promise<Driver>;
}

/** Only to end what hangs. */
const PATIENCE = 120_000;
const LOOK_EVERY = 100; // milliseconds

interface Spot {
  readonly x: number;
  readonly y: number;
  readonly isFree: boolean; // nothing lies over it, and it is not switched off
}

/** One tab, as a person uses it. What is on the page is named by XPath. */
export class Tab {
  readonly driver: Driver;

  constructor(driver: Driver) {
    this.driver = driver;
  }

  async sees(what: string): Promise<void> {
    await this.until(`there is no ${what}`, async () => (await this.spotOf(what)) !== null);
  }
  async seesNone(what: string): Promise<void> {
    await this.until(`there still is ${what}`, async () => (await this.spotOf(what)) === null);
  }
  /** As soon as it is there, stays where it is, and nothing lies over it. */
  async click(what: string): Promise<void> {
    let before: Spot | null = null;
    await this.until(`nobody could click ${what}`, async () => {
      const spot = await this.spotOf(what);
      const isStill = spot !== null && spot.x === before?.x && spot.y === before.y;
      before = spot;
      if (spot?.isFree !== true || !isStill) return false;
      await this.driver.click(spot.x, spot.y);
      return true;
    });
  }
  async textOf(what: string): Promise<string> {
    await this.sees(what);
    return String(await this.driver.ask(`${find(what)}?.textContent ?? ''`));
  }
  /** Whether the page is wider than the window. */
  async isTooWide(): Promise<boolean> {
    return (
      (await this.driver.ask('document.documentElement.scrollWidth > window.innerWidth')) === true
    );
  }

  private async spotOf(what: string): Promise<Spot | null> {
    return (await this.driver.ask(`(${LOOK})(${find(what)})`)) as Spot | null;
  }
  private async until(fault: string, isSo: () => Promise<boolean>): Promise<void> {
    const end = performance.now() + PATIENCE;
    while (!(await isSo())) {
      if (performance.now() > end) throw new Error(`${fault}; the page says: ${await this.page()}`);
      await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY));
    }
  }
  private async page(): Promise<string> {
    return String(await this.driver.ask(`document.body?.innerText.slice(0, 600) ?? ''`));
  }
}

const find = (what: string): string =>
  `document.evaluate(${JSON.stringify(what)}, document, null, XPathResult.FIRST_ORDERED_NODE_TYPE, null).singleNodeValue`;

/** Where somebody would click; null: it is not to be seen. */
const LOOK = `(element) => {
  if (element === null || !element.checkVisibility({ visibilityProperty: true })) return null;
  element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
  const box = element.getBoundingClientRect();
  if (box.width === 0 || box.height === 0) return null;
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2].map(Math.round);
  const top = document.elementFromPoint(x, y);
  const isCovered = top === null || !(element.contains(top) || top.contains(element));
  return { x, y, isFree: !isCovered && !element.matches(':disabled, [aria-disabled="true"]') };
}`;
