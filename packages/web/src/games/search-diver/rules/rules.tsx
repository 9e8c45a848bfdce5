import { rules } from '@fathom/search-diver/RULES.md?rules';
import type { JSX } from 'solid-js';
import { RulesPage } from '../../../rules/rules-page.tsx';
import { Notice } from '../parts/parts.tsx';
import {
  ChartPicture,
  DicePicture,
  DivePicture,
  FacesPicture,
  TablesPicture,
  TrackPicture,
} from './pictures.tsx';
import './rules.css';

/** The rules under a notice that stays in view. */
export function Rules(): JSX.Element {
  return (
    <>
      <div class="sdr-notice">
        <Notice />
      </div>
      <RulesPage
        class="sdr"
        rules={rules}
        pictures={{
          chart: ChartPicture,
          faces: FacesPicture,
          track: TrackPicture,
          dive: DivePicture,
          dice: DicePicture,
          tables: TablesPicture,
        }}
      />
    </>
  );
}
