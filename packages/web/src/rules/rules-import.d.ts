// `import { rules } from '@fathom/<game>/RULES.md?rules'`, made by rules-plugin.ts.
declare module '*?rules' {
  import type { RulesText } from './rules-text.ts';

  export const rules: RulesText;
}
