import { rules } from '@fathom/depth-charge/RULES.md?rules';
import type { JSX } from 'solid-js';
import { RulesPage } from '../../../rules/rules-page.tsx';
import { PICTURES } from './pictures.tsx';

export function Rules(): JSX.Element {
  return <RulesPage rules={rules} pictures={PICTURES} />;
}
