import type { MatchRecord, Playable, RecordedPlayer, Seat, Side, Viewer } from '@fathom/kit';
import type { GameClient } from '../games/game-client.ts';

/** One whose knowledge can be shown. */
export interface Onlooker {
  readonly key: string;
  readonly label: string;
  readonly viewer: Viewer;
  readonly seat: Seat | null; // null: no single seat's
}

/** Each player, a spectator, and the open record. */
export function onlookersOf(
  game: Playable,
  record: MatchRecord,
  client: GameClient,
): readonly Onlooker[] {
  const chairs = game.chairs(record.setup);
  const isAlone = (side: Side): boolean => chairs.filter((chair) => chair.side === side).length < 2;
  const seats = chairs.map(({ seat, side, role }): Onlooker => {
    const name = client.sides.find((known) => known.side === side)?.name ?? side;
    return { key: seat, label: isAlone(side) ? name : `${name}, ${role}`, viewer: [seat], seat };
  });
  return [
    ...seats,
    { key: 'spectator', label: 'Spectator', viewer: [], seat: null },
    { key: 'everything', label: 'Everything', viewer: chairs.map(({ seat }) => seat), seat: null },
  ];
}

/** What each side is called: its players' names, told apart where they are the same. */
export function sideNames(
  game: Playable,
  record: MatchRecord,
  client: GameClient,
): (side: Side) => string {
  const chairs = game.chairs(record.setup);
  const playersOf = (side: Side): string => {
    const sits = ({ seat }: RecordedPlayer): boolean =>
      chairs.some((chair) => chair.seat === seat && chair.side === side);
    const names = record.players.filter(sits).map(({ name }) => name);
    return [...new Set(names)].join(' and ');
  };
  const names = client.sides.map(({ side, name }) => [side, playersOf(side), name] as const);
  const known = new Map(
    names.map(([side, players, name]) => {
      const isShared = names.some(([other, same]) => other !== side && same === players);
      return [side, isShared ? `${players} (${name})` : players];
    }),
  );
  return (side) => known.get(side) ?? side;
}
