import { randomUUID } from 'node:crypto';
import { isOpen } from '@fathom/host';
import type {
  RestrictionKind,
  StaffAct,
  StaffDeedRequest,
  StaffDone,
} from '@fathom/protocol/staff';
import type { Store, TableStatement } from '../../store/index.ts';
import type { Accounts } from '../accounts/accounts.ts';
import type { CardIndex } from '../accounts/cards.ts';
import type { PersonChanges } from '../accounts/changes.ts';
import { freeOldNames, giveUpName, ownerOfName, takeName } from '../accounts/person-names.ts';
import { forgetSeek } from '../seeks/person-seek.ts';
import { eraseFromActs, noteAct } from './acts.ts';
import type { Handles } from './handles.ts';
import type { LookUp } from './look-up.ts';
import { eraseFromReports, findReport, settleReport } from './reports.ts';
import { lift, restrict, restrictionChange } from './restrictions.ts';
import type { Restrictions } from './restrictions.ts';
import { StaffFault } from './staff-fault.ts';

export interface DeedParts {
  readonly store: Store;
  readonly cards: CardIndex;
  readonly changes: PersonChanges;
  readonly accounts: Pick<Accounts, 'forget'>;
  readonly restrictions: Restrictions;
  readonly handles: Handles;
  readonly lookUp: LookUp;
  readonly calendar: () => number;
}
/** What would be done, and how: nothing has changed yet. */
interface Plan {
  readonly subject: string;
  readonly detail: StaffAct['detail'];
  /** `note` writes down that it was done, in the same transaction where there is one. */
  readonly run: (note: TableStatement, act: StaffAct) => Promise<void>;
}
type Ask<Do extends StaffDeedRequest['do']> = Extract<StaffDeedRequest, { readonly do: Do }>;

export type DoDeed = (request: StaffDeedRequest, key: string) => Promise<StaffDone>;

/** Whatever staff change goes through here, and is noted with who did it and why. */
export function openDeeds(parts: DeedParts): DoDeed {
  const { handles, calendar } = parts;
  let lastAt = 0; // two deeds of one moment keep their order
  return async (request, key) => {
    const { subject, detail, run } = await planOf(parts, request);
    const done: StaffAct = {
      act: randomUUID(),
      at: (lastAt = Math.max(calendar(), lastAt + 1)),
      staff: request.as ?? key,
      key,
      did: request.do,
      subject: subject.length === PERSON_ID ? handles.of(subject) : subject,
      detail,
      why: request.why,
    };
    if (!request.dryRun) await run(noteAct(done), done);
    return { done, dryRun: request.dryRun };
  };
}

const PERSON_ID = 32; // characters; what else deeds are about is shorter or longer

function planOf(parts: DeedParts, request: StaffDeedRequest): Promise<Plan> {
  switch (request.do) {
    case 'rename':
      return planRename(parts, request);
    case 'mute':
    case 'ban':
      return planRestriction(parts, request);
    case 'unmute':
      return planLifting(parts, request.who, 'mute');
    case 'unban':
      return planLifting(parts, request.who, 'ban');
    case 'erase':
      return planErasure(parts, request.who);
    case 'close':
      return planClosing(parts, request);
    case 'settle':
      return planSettling(parts, request);
    default:
      return request satisfies never;
  }
}

async function planRename(parts: DeedParts, { who, name }: Ask<'rename'>): Promise<Plan> {
  const { store, cards, changes, lookUp, calendar } = parts;
  const person = await lookUp.person(who);
  const card = await cards.find(person);
  if (card.gone === true) throw new StaffFault(409, 'that account was deleted: it has no name');
  const owner = await ownerOfName(store.people, name, calendar());
  if (owner !== null && owner !== person)
    throw new StaffFault(
      409,
      `"${name}" is an account's name, or looks like one, or was one lately`,
    );
  const at = calendar();
  const named: readonly TableStatement[] = card.account
    ? [
        giveUpName(person, at),
        ...takeName(name, person, at),
        { text: 'UPDATE accounts SET name = $2 WHERE person = $1', values: [person, name] },
        freeOldNames(person),
      ]
    : [];
  return {
    subject: person,
    detail: { from: card.name, to: name },
    run: async (note) => {
      if (!card.account) await store.nameGuest(person, name);
      const inTheWay = await changes.write([...named, note], [{ kind: 'card', subject: person }]);
      if (inTheWay !== null) throw new StaffFault(409, `"${name}" was taken meanwhile`);
    },
  };
}

async function planRestriction(parts: DeedParts, request: Ask<'mute' | 'ban'>): Promise<Plan> {
  const { cards, changes, lookUp, calendar } = parts;
  const person = await lookUp.person(request.who);
  const at = calendar();
  const until = request.millis === null ? null : at + request.millis;
  return {
    subject: person,
    detail: { name: (await cards.find(person)).name, until },
    run: async (note) => {
      const statement = restrict({ person, kind: request.do, until, at });
      const seek = request.do === 'ban' ? forgetSeek(person) : [];
      await changes.write([statement, ...seek, note], [restrictionChange(person)]);
    },
  };
}

async function planLifting(parts: DeedParts, who: string, kind: RestrictionKind): Promise<Plan> {
  const { cards, changes, lookUp, restrictions } = parts;
  const person = await lookUp.person(who);
  const { name } = await cards.find(person);
  if (!restrictions.of(person).some((one) => one.kind === kind))
    throw new StaffFault(409, `${name} is not ${kind === 'mute' ? 'muted' : 'banned'}`);
  return {
    subject: person,
    detail: { name },
    run: async (note) => {
      await changes.write([lift(person, kind), note], [restrictionChange(person)]);
    },
  };
}

async function planErasure(parts: DeedParts, who: string): Promise<Plan> {
  const { accounts, cards, handles, lookUp, calendar } = parts;
  const person = await lookUp.person(who);
  if ((await cards.find(person)).erased === true)
    throw new StaffFault(409, 'they are erased already');
  const handle = handles.of(person);
  return {
    subject: person,
    detail: {},
    run: (note) =>
      accounts.forget(person, [
        {
          text: 'INSERT INTO erasures (person, at) VALUES ($1, $2) ON CONFLICT (person) DO NOTHING',
          values: [person, calendar()],
        },
        ...eraseFromReports(person, handle),
        eraseFromActs(handle),
        note,
      ]),
  };
}

async function planClosing(parts: DeedParts, { match: id }: Ask<'close'>): Promise<Plan> {
  const match = await parts.lookUp.match(id);
  const { game } = match.state.created;
  if (!isOpen(match.state)) throw new StaffFault(409, `match ${id} is over already`);
  return {
    subject: id,
    detail: { game, status: match.state.status },
    run: async (note) => {
      await parts.store.people.write([note]); // first: what is done without a note cannot be asked about
      await match.close('byStaff');
    },
  };
}

async function planSettling(parts: DeedParts, { report: id }: Ask<'settle'>): Promise<Plan> {
  const { store, handles, calendar } = parts;
  const report = await findReport(store.people, id);
  if (report === null) throw new StaffFault(404, `there is no report "${id}"`);
  if (report.settledAt !== null)
    throw new StaffFault(409, `report ${id} was settled by ${report.settledBy ?? ''} already`);
  return {
    subject: id,
    detail: { about: handles.of(report.reported), reason: report.reason },
    run: async (note, { staff }) => {
      const inTheWay = await store.people.write([settleReport(id, staff, calendar()), note]);
      if (inTheWay !== null) throw new StaffFault(409, `report ${id} was settled meanwhile`);
    },
  };
}
