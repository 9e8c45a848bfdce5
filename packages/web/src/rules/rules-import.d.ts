// `import { rules } from '@fathom/<game>/RULES.md?rules'`, made by rules-plugin.ts.
declare module '*?rules' {
  // An import statement would make a module of this file, and its pattern would hold nowhere else.
  // oxlint-disable-next-line typescript/consistent-type-imports
  export const rules: import('./rules-text.ts').RulesText;
}
