import { readFile } from 'node:fs/promises';
import { Marked } from 'marked';
import type { Token } from 'marked';
import type { Plugin } from 'vite';
import type { RulesPart, RulesSection, RulesText } from './rules-text.ts';

const QUERY = '?rules';

/** Reads a game's RULES.md when the client is built, so that the rules are told once. */
export function rulesPlugin(): Plugin {
  return {
    name: 'fathom-rules',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (!source.endsWith(QUERY)) return null;
      const file = await this.resolve(source.slice(0, -QUERY.length), importer);
      return file === null ? null : `${file.id}${QUERY}`;
    },
    async load(id) {
      if (!id.endsWith(QUERY)) return null;
      const file = id.slice(0, -QUERY.length);
      this.addWatchFile(file);
      const rules = parseRules(await readFile(file, 'utf8'));
      return { code: `export const rules = ${JSON.stringify(rules)};`, map: null };
    },
  };
}

interface Draft {
  readonly id: string;
  readonly number: string | null;
  readonly title: string;
  readonly page: string | null;
  readonly parts: RulesPart[];
}

const PICTURE = /^<!--\s*picture:\s*([a-z0-9-]+)(\s+wide)?\s*-->\s*$/;
const PAGE = /^<!--\s*page:\s*(.+?)\s*-->\s*$/;
const NUMBERED = /^(\d+)\.\s+(.*)$/;

/**
 * Markdown with one `#` title and `##` sections, numbered or not. Comments, which nobody sees in the file itself, say
 * where pictures go and where a new page begins:
 *
 *     <!-- picture: name -->   beside the text before it; `name wide` on a line of its own
 *     <!-- page: Captain -->   what follows is on that page
 */
export function parseRules(markdown: string): RulesText {
  const marked = new Marked();
  const intro: RulesPart[] = [];
  const sections: Draft[] = [];
  let title = '';
  let page: string | null = null;
  let pending: Token[] = [];
  const flush = (): void => {
    const html = anchored(marked.parser(pending)).trim();
    pending = [];
    if (html !== '') (sections.at(-1)?.parts ?? intro).push({ kind: 'text', html });
  };
  for (const token of marked.lexer(markdown)) {
    const picture = token.type === 'html' ? PICTURE.exec(token.raw) : null;
    const turned = token.type === 'html' ? PAGE.exec(token.raw) : null;
    if (token.type === 'heading' && token['depth'] === 1) title = plain(token['text']);
    else if (token.type === 'heading' && token['depth'] === 2) {
      flush();
      sections.push(sectionOf(plain(token['text']), page));
    } else if (picture !== null) {
      flush();
      (sections.at(-1)?.parts ?? intro).push({
        kind: 'picture',
        name: picture[1] ?? '',
        isWide: picture[2] !== undefined,
      });
    } else if (turned !== null) {
      flush();
      page = turned[1] ?? null;
    } else pending.push(token);
  }
  flush();
  return { title, intro, sections: sections satisfies readonly RulesSection[] };
}

const plain = (text: unknown): string => String(text).replaceAll(/[*`]/g, '');

function sectionOf(heading: string, page: string | null): Draft {
  const [, number = null, numbered] = NUMBERED.exec(heading) ?? [];
  const title = numbered ?? heading;
  const id = number ?? title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
  return { id, number, title, page, parts: [] };
}

/** Each clause can be linked to by its number; a table too wide for a phone can be scrolled by keys as well. */
const anchored = (html: string): string =>
  html
    .replaceAll(
      /<(li|p)>(\s*(?:<p>)?)<strong>(\d+(?:\.\d+)+)<\/strong>/g,
      '<$1 id="$3" class="rules-clause">$2<a class="rules-number" href="#$3">$3</a>',
    )
    .replaceAll('<table>', '<div class="rules-table" tabindex="0"><table>')
    .replaceAll('</table>', '</table></div>');
