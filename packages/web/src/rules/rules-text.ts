/** The rules of a game as its RULES.md tells them: read at build time, drawn by `RulesPage`. */
export interface RulesText {
  readonly title: string;
  readonly intro: readonly RulesPart[]; // what stands before the first section
  readonly sections: readonly RulesSection[];
}

export interface RulesSection {
  readonly id: string; // its number, or its title in lower case: what a link names
  readonly number: string | null; // "4"
  readonly title: string;
  readonly page: string | null; // the page it is on, where the rules have several
  readonly parts: readonly RulesPart[];
}

export type RulesPart =
  | { readonly kind: 'text'; readonly html: string }
  | { readonly kind: 'picture'; readonly name: string; readonly isWide: boolean };

/** Something to read and what is to be seen beside it. */
export interface RulesRow {
  readonly html: string | null;
  readonly pictures: readonly string[];
  readonly isWide: boolean;
}

/** Pictures stand beside the text they follow. */
export function rowsOf(parts: readonly RulesPart[]): readonly RulesRow[] {
  const rows: RulesRow[] = [];
  for (const part of parts) {
    const last = rows.at(-1);
    if (part.kind === 'text') rows.push({ html: part.html, pictures: [], isWide: false });
    else if (part.isWide || last === undefined || last.isWide)
      rows.push({ html: null, pictures: [part.name], isWide: part.isWide });
    else rows[rows.length - 1] = { ...last, pictures: [...last.pictures, part.name] };
  }
  return rows;
}
