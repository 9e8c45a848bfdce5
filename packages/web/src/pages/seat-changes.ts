import type { MatchInfo, SeatInfo } from '@fathom/protocol';

/** Somebody who sat down or got up. */
export interface SeatChange {
  readonly seats: readonly SeatInfo[]; // all that they took or left together
  readonly name: string;
  readonly came: boolean;
}

/** People come and go; a bot that is given a seat is the host's own doing. */
export function seatChanges(before: MatchInfo, now: MatchInfo): readonly SeatChange[] {
  const changes = now.seats.flatMap((seat): readonly SeatChange[] => {
    const old = before.seats.find((each) => each.seat === seat.seat)?.holder ?? null;
    const [was, is] = [personIn(old), personIn(seat.holder)];
    if (was === is) return [];
    if (is !== null) return [{ seats: [seat], name: is, came: true }];
    return was === null ? [] : [{ seats: [seat], name: was, came: false }];
  });
  const isSame = (one: SeatChange, other: SeatChange): boolean =>
    one.name === other.name && one.came === other.came;
  return changes
    .filter((change, i) => changes.findIndex((each) => isSame(each, change)) === i)
    .map((change) => ({
      name: change.name,
      came: change.came,
      seats: changes.filter((each) => isSame(each, change)).flatMap(({ seats }) => seats),
    }));
}

const personIn = (holder: SeatInfo['holder']): string | null =>
  holder?.kind === 'person' ? holder.name : null;
