import { SIDES } from '@fathom/search-diver/client';
import { expect, test } from './people/fixtures.ts';
import { ALL_LOOKS } from './people/room/measure-room.ts';
import { inRealTime, inTurns, SEATS_OF_SONAR } from './people/room/scenes/captain-sonar.ts';
import { darkWater } from './people/room/scenes/dark-water.ts';
import { depthCharge, depthChargeEnd } from './people/room/scenes/depth-charge.ts';
import { accountPages, pages, waitingRooms } from './people/room/scenes/pages.ts';
import { searchDiver } from './people/room/scenes/search-diver.ts';
import { Stage } from './people/room/stage.ts';
import type { Scene } from './people/room/stage.ts';

const SCENES: readonly Scene[] = [
  { name: 'pages', play: pages },
  { name: 'an account', play: accountPages },
  { name: 'waiting rooms', play: waitingRooms },
  { name: 'Depth Charge', play: depthCharge },
  { name: 'Depth Charge, the end', play: depthChargeEnd },
  ...SIDES.map((_, i) => i + 1).map((n): Scene => ({
    name: `Search Diver, ${n}`,
    play: searchDiver(n),
  })),
  ...[2, 3, 4, 5].map((n): Scene => ({ name: `Dark Water, ${n}`, play: darkWater(n) })),
  ...SEATS_OF_SONAR.flatMap((role): readonly Scene[] => [
    { name: `Captain Sonar, turn, ${role}`, play: inTurns(role) },
    { name: `Captain Sonar, realTime, ${role}`, play: inRealTime(role) },
  ]),
];

for (const { name, play } of SCENES)
  test(`room: ${name}`, async ({ come }) => {
    const stage = new Stage(come, ALL_LOOKS);
    await play(stage);
    expect(stage.faults).toEqual([]);
  });
