import { rules as captainSonar } from '@fathom/captain-sonar/RULES.md?rules';
import { rules as darkWater } from '@fathom/dark-water-salvage/RULES.md?rules';
import { rules as depthCharge } from '@fathom/depth-charge/RULES.md?rules';
import { rules as searchDiver } from '@fathom/search-diver/RULES.md?rules';
import { describe, expect, test } from 'vitest';
import { parseRules } from '../src/rules/rules-plugin.ts';
import { rowsOf } from '../src/rules/rules-text.ts';

const TEXT = `# Reef

A game for two. Words in **\`bold code\`** are options.

## 1. Board

- **1.1** Eight columns:
  - one for *each* boat,
  - and six more.
- **1.2** Mines stay.

<!-- picture: lake -->

- **1.3** **\`first\`** is \`random\` or \`red\`.

<!-- picture: start -->
<!-- page: The Captain -->

## Keys & aids

| key | does |
|---|---|
| <kbd>M</kbd> | moves |

<!-- picture: tables wide -->
`;

const htmlOf = (parts: ReturnType<typeof parseRules>['intro']): string =>
  parts.map((part) => (part.kind === 'text' ? part.html : `[${part.name}]`)).join('');

describe('the rules of a game from its RULES.md', () => {
  const { title, intro, sections } = parseRules(TEXT);
  const [board, keys] = sections;

  test('have a title, an introduction and sections with numbers and pages', () => {
    expect(title).toBe('Reef');
    expect(htmlOf(intro)).toContain('<strong><code>bold code</code></strong>');
    expect(sections.map(({ id, number, title: name, page }) => [id, number, name, page])).toEqual([
      ['1', '1', 'Board', null],
      ['keys-aids', null, 'Keys & aids', 'The Captain'],
    ]);
  });
  test('can be linked to clause by clause, lists within lists included', () => {
    const html = htmlOf(board?.parts ?? []);
    for (const clause of ['1.1', '1.2', '1.3'])
      expect(html).toContain(
        `<li id="${clause}" class="rules-clause"><a class="rules-number" href="#${clause}">${clause}</a>`,
      );
    expect(html).toContain('<li>one for <em>each</em> boat,</li>');
  });
  test('are split where a picture goes, and comments are gone', () => {
    expect(board?.parts.map((part) => (part.kind === 'text' ? 'text' : part.name))).toEqual([
      'text',
      'lake',
      'text',
      'start',
    ]);
    expect(JSON.stringify(sections)).not.toContain('<!--');
  });
  test('keep tables, which can be scrolled by keys', () => {
    const html = htmlOf(keys?.parts ?? []);
    expect(html).toContain('<div class="rules-table" tabindex="0"><table>');
    expect(html).toContain('<td><kbd>M</kbd></td>');
    expect(keys?.parts.at(-1)).toEqual({ kind: 'picture', name: 'tables', isWide: true });
  });
  test('stand in rows: a picture beside the text it follows, a wide one by itself', () => {
    expect(rowsOf(board?.parts ?? []).map(({ pictures }) => pictures)).toEqual([
      ['lake'],
      ['start'],
    ]);
    expect(rowsOf(keys?.parts ?? []).map(({ isWide }) => isWide)).toEqual([false, true]);
  });
  test.each([
    ['Captain Sonar', captainSonar],
    ['Dark Water Salvage', darkWater],
    ['Depth Charge', depthCharge],
    ['Search Diver', searchDiver],
  ])('of %s are read by the build', (name, rules) => {
    expect(rules.title).toBe(name);
    expect(rules.sections.length).toBeGreaterThan(4);
    const first = rules.sections.find(({ number }) => number === '1');
    expect(htmlOf(first?.parts ?? [])).toContain('id="1.1"');
  });
});
