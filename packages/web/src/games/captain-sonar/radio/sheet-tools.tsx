import { radioWords, sheetToolWords } from '@fathom/captain-sonar/client';
import type { SideName } from '@fathom/captain-sonar/client';
import { Show } from 'solid-js';
import type { JSX } from 'solid-js';
import type { Desk } from '../desk/desk.ts';
import type { PlottingSheet } from '../desk/sheet.ts';
import { listenToSheetKeys } from './keys.ts';
import { GripChoice, NudgePad } from './nudge-pad.tsx';
import { PenPad } from './pen-pad.tsx';
import { PencilCase } from './pencil-case.tsx';
import './sheet-tools.css';

interface SheetToolsProps {
  readonly desk: Desk;
  readonly about: SideName;
}

/** What the sheet on top is moved and drawn on with. */
export function SheetTools(props: SheetToolsProps): JSX.Element {
  const { sheet } = props.desk;
  listenToSheetKeys(sheet);
  return (
    <>
      <Show when={sheet.isByHand()}>
        <PenPad sheet={sheet} about={props.about} />
      </Show>
      <HowTo desk={props.desk} about={props.about} />
      <div class="cs-radio-tools">
        <NudgePad sheet={sheet} />
        <SheetButtons sheet={sheet} />
      </div>
      <PencilCase sheet={sheet} />
    </>
  );
}

function HowTo(props: SheetToolsProps): JSX.Element {
  const { desk } = props;
  const words = (): string => {
    if ((desk.sheet.sheet()?.at ?? null) !== null)
      return desk.sheet.track().length > 1 ? sheetToolWords.howToBend : radioWords.howToMove;
    return desk.holds('radioOperator') ? radioWords.howToLay(props.about) : radioWords.howToHelp;
  };
  return <p class="cs-radio-how">{words()}</p>;
}

function SheetButtons(props: { readonly sheet: PlottingSheet }): JSX.Element {
  const { sheet } = props;
  const isLaid = (): boolean => (sheet.sheet()?.at ?? null) !== null;
  const isBent = (): boolean => (sheet.sheet()?.bends?.length ?? 0) > 0;
  return (
    <div class="cs-radio-buttons">
      <Show when={sheet.track().length > 1}>
        <GripChoice sheet={sheet} />
      </Show>
      <div class="cs-radio-row">
        <button type="button" disabled={!isLaid()} onClick={() => sheet.layAt(null)}>
          {radioWords.lift}
        </button>
        <Show when={sheet.track().length > 1}>
          <button
            type="button"
            title={sheetToolWords.straightenWhy}
            disabled={!isBent()}
            onClick={sheet.straighten}
          >
            {sheetToolWords.straighten}
          </button>
        </Show>
      </div>
      <div class="cs-radio-row">
        <button type="button" title={radioWords.restartWhy} onClick={sheet.restart}>
          {radioWords.restart}
        </button>
        <Show when={!sheet.isByHand()}>
          <button type="button" disabled={sheet.sheet()?.since === 0} onClick={sheet.showAll}>
            {radioWords.wholeTrack}
          </button>
        </Show>
      </div>
    </div>
  );
}
