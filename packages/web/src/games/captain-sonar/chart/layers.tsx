import { enemyOf, SECTOR_SIZE, SIDES } from '@fathom/captain-sonar/client';
import type { Cell, SideName } from '@fathom/captain-sonar/client';
import { createMemo, For, Show } from 'solid-js';
import type { JSX } from 'solid-js';
import { later } from '../../../table/later.tsx';
import { At, Within } from '../../../board/sheet.tsx';
import { targetOf } from '../desk/aim.ts';
import type { Desk } from '../desk/desk.ts';
import { BlastMark } from './pieces.tsx';
import { laterParts } from '../parts.ts';

const HeatMap = later(laterParts, 'HeatMap');
const Reach = later(laterParts, 'Reach');
const SectorFrame = later(laterParts, 'SectorFrame');
const SilentWay = later(laterParts, 'SilentWay');

const LAST_BLASTS = 4;

/** Where the last torpedoes and mines went off. */
export function BlastMarks(props: { readonly desk: Desk }): JSX.Element {
  const cells = createMemo((): readonly Cell[] =>
    props.desk
      .view()
      .record.flatMap((said) =>
        said.type === 'exploded' || said.type === 'mineChained' ? [said.cell] : [],
      )
      .slice(-LAST_BLASTS),
  );
  return (
    <For each={cells()}>
      {(cell, i) => (
        <At cell={cell}>
          <BlastMark isLast={i() === cells().length - 1} />
        </At>
      )}
    </For>
  );
}

/** The maps of where a crew can be that are offered and wanted. */
export function BeliefLayer(props: { readonly desk: Desk }): JSX.Element {
  const { desk } = props;
  const isShown = (about: SideName): boolean => {
    const own = desk.side();
    const isEnemy = own !== null && about === enemyOf(own);
    const layer = about === 'alpha' ? 'beliefAboutAlpha' : 'beliefAboutBravo';
    return (
      desk.beliefs.isOffered(about) &&
      (desk.layers.shows(layer) || (isEnemy && desk.layers.shows('belief')))
    );
  };
  return (
    <For each={SIDES}>
      {(about) => (
        <Show when={isShown(about) ? desk.beliefs.about(about) : null}>
          {(likelihood) => (
            <g class={`cs-chart-side-${about}`}>
              <HeatMap chart={desk.grid().chart} likelihood={likelihood()} />
            </g>
          )}
        </Show>
      )}
    </For>
  );
}

const BLASTING: ReadonlySet<string> = new Set(['torpedo', 'scenario', 'trigger']);

/** Range, blast and way of what is being aimed. */
export function AimLayer(props: {
  readonly desk: Desk;
  readonly hovered: Cell | null;
}): JSX.Element {
  const { aim } = props.desk;
  const chart = (): ReturnType<Desk['grid']>['chart'] => props.desk.grid().chart;
  const draftCell = (): Cell | null => {
    const draft = aim.draft();
    return draft === null
      ? null
      : targetOf(draft, props.desk.view(), { chart, side: props.desk.side });
  };
  const aimed = (): Cell | null => {
    const cell = draftCell() ?? props.hovered;
    return cell !== null && aim.targets().has(cell) ? cell : null;
  };
  const reach = (): ReadonlySet<Cell> =>
    aim.name() === 'torpedo' || aim.name() === 'silence' ? aim.targets() : new Set();
  const sector = (): number | null => {
    const draft = aim.draft();
    if (draft?.type === 'drone') return draft.sector;
    return aim.name() === 'drone' && props.hovered !== null
      ? chart().sectorOf(props.hovered)
      : null;
  };
  return (
    <>
      <Show when={aim.name() !== null && aim.name() !== 'start'}>
        <Reach cells={reach()} blastAt={BLASTING.has(aim.name() ?? '') ? aimed() : null} />
      </Show>
      <Show when={aim.name() === 'silence' ? aimed() : null}>
        {(to) => <SilentWay from={props.desk.boat()?.position ?? to()} to={to()} />}
      </Show>
      <Show when={sector()}>
        {(number) => (
          <Within>
            <g class="cs-chart-searched">
              <SectorFrame sector={number()} across={chart().size / SECTOR_SIZE} />
            </g>
          </Within>
        )}
      </Show>
    </>
  );
}
