import { CLAIM_KINDS, callWords } from '@fathom/captain-sonar/client';
import type {
  Action,
  Cell,
  ClaimKind,
  Claims,
  Course,
  PanelSymbol,
  System,
} from '@fathom/captain-sonar/client';
import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import type { Person } from '../person.ts';
import type { SeatAction } from './crews.ts';

export const COURSE_NAMES: { readonly [Name in Course]: string } = {
  N: 'North',
  E: 'East',
  S: 'South',
  W: 'West',
};
const SYSTEM_NAMES: { readonly [Name in System]: string } = {
  mine: 'Mine',
  torpedo: 'Torpedo',
  drone: 'Drone',
  sonar: 'Sonar',
  silence: 'Silence',
  scenario: 'Charted mine',
  decoy: 'Decoy',
  grapnel: 'Grapnel',
};

/** A person at the stations of a submarine. */
export class Sailor {
  readonly person: Person;
  readonly page: Page;

  constructor(person: Person) {
    this.person = person;
    this.page = person.page;
  }

  cell(cell: Cell): Locator {
    return this.page.locator(`[data-cell="${cell}"]`);
  }
  gauge(system: System): Locator {
    return this.page.locator(`.fm-gauges [data-system="${system}"]`);
  }
  symbol(symbol: PanelSymbol): Locator {
    return this.page.locator(`.eng-board [data-symbol="${symbol}"]`);
  }
  course(course: Course): Locator {
    return this.page
      .locator('.cs-captain-rose')
      .getByRole('button', { name: COURSE_NAMES[course] });
  }
  system(system: System): Locator {
    const name = new RegExp(`^${SYSTEM_NAMES[system]} `);
    return this.page.getByRole('region', { name: 'Systems' }).getByRole('button', { name });
  }
  /** What was called last, and who is waited for. */
  get strip(): Locator {
    return this.page.getByRole('region', { name: 'Announcements' });
  }
  get stopSign(): Locator {
    return this.page.locator('.cs-strip-stop');
  }
  /** What was said aboard a moment ago. */
  get said(): Locator {
    return this.page.locator('.cs-said-latest');
  }
  get hull(): Locator {
    return this.page.getByRole('region', { name: 'Hull', exact: true });
  }
  get sheet(): Locator {
    return this.hull.locator('.hull-sheet');
  }
  /** Where this person’s own boat lies. */
  get boat(): Locator {
    return this.page.locator('[data-cell][aria-label*="your boat"]');
  }

  /** By pointer or finger, as anyone would; waits until it can be done. */
  async carryOut(order: Action): Promise<void> {
    switch (order.type) {
      case 'start':
        return this.aim(order.cell, `Begin at ${order.cell}`);
      case 'course':
        return this.press(this.course(order.course));
      case 'gauge':
        return this.press(this.gauge(order.system).and(this.page.locator('.is-markable')));
      case 'break':
        return this.press(this.symbol(order.symbol).and(this.page.locator('.is-markable')));
      case 'ok':
        return this.press(this.person.button('OK'));
      case 'stop':
        await this.press(this.system(order.system));
        return order.system === 'sonar' ? this.confirm('STOP and ping') : undefined;
      case 'mine':
        await this.begin('mine');
        return this.aim(order.cell, `Lay it on ${order.cell}`);
      case 'torpedo':
        await this.begin('torpedo');
        return this.aim(order.cell, `Fire at ${order.cell}`);
      case 'scenario':
        await this.begin('scenario');
        return this.aim(order.cell, `Blow up ${order.cell}`);
      case 'decoy': {
        const [way, called] = [COURSE_NAMES[order.course], COURSE_NAMES[order.called]];
        await this.begin('decoy');
        await this.press(this.page.getByRole('group', { name: 'Truly go' }).getByText(way));
        await this.press(this.person.button(`All hear ${called.toLowerCase()}`));
        return this.confirm(`Go ${way.toLowerCase()}, call ${called.toLowerCase()}`);
      }
      case 'grapnel':
        await this.begin('grapnel');
        return this.aim(order.cell, 'Haul it up');
      case 'trigger':
        return this.aim(order.cell, `Blow up ${order.cell}`);
      case 'sonar':
        await this.begin('sonar');
        return this.confirm('Ping');
      case 'drone':
        await this.press(this.person.button('Launch drone'));
        return this.press(this.person.button(`Sector ${order.sector}`));
      case 'silence': {
        const way = `${order.cells} ${COURSE_NAMES[order.course].toLowerCase()}`;
        await this.begin('silence');
        await this.press(this.person.button(way));
        return this.confirm(`Slip ${way}`);
      }
      case 'surface':
        await this.press(this.person.button('Surface'));
        return this.confirm('Surface');
      case 'answer':
        return this.answer(order.claims);
      case 'standDown':
        return this.press(this.page.getByRole('button', { name: /^Stand down/ }));
      case 'endTurn':
        return this.press(this.person.button('End turn'));
      case 'readyToDive':
        return this.press(this.person.button('Ready to dive'));
      case 'dive':
        return this.press(this.person.button('Dive!'));
      case 'trace':
      case 'sheet':
        throw new Error(`A ${order.type} is drawn by hand.`);
      case 'call':
        return this.press(this.person.button(callWords(order.call)));
      default:
        return order satisfies never;
    }
  }

  /** One after another, whichever of this person’s seats they are for. */
  async carryOutAll(deeds: readonly SeatAction[]): Promise<void> {
    for (const [, action] of deeds) await this.carryOut(action);
  }

  press(what: Locator): Promise<void> {
    return this.person.press(what);
  }
  /** Where a STOP is on, the table waits for the aim already. */
  private async begin(system: System): Promise<void> {
    const aim = this.page.locator('.cs-captain-aim');
    await expect(this.system(system).or(aim)).toBeVisible();
    if (!(await aim.isVisible())) await this.press(this.system(system));
  }
  private async aim(cell: Cell, yes: string): Promise<void> {
    await this.press(this.cell(cell));
    await this.confirm(yes);
  }
  private confirm(yes: string): Promise<void> {
    return this.press(
      this.page.getByRole('alertdialog').getByRole('button', { name: yes, exact: true }),
    );
  }
  private async answer(claims: Claims): Promise<void> {
    const form = this.page.getByRole('form', { name: 'Answer the sonar' });
    await expect(form).toBeVisible();
    const said = CLAIM_KINDS.filter((kind) => claims[kind] !== null);
    const truth = (kind: ClaimKind): Locator =>
      form.getByRole('radio', { name: new RegExp(`^${kind} ${claims[kind]}$`, 'i') });
    for (const kind of said) if ((await truth(kind).count()) > 0) await truth(kind).check();
    for (const kind of said) {
      if ((await truth(kind).count()) > 0) continue;
      await form.getByRole('radio', { name: `about the ${kind}` }).check();
      await form.getByRole('combobox').selectOption(String(claims[kind]));
    }
    await this.press(form.getByRole('button', { name: 'Answer' }));
  }
}
