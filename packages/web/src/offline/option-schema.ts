import type { Playable } from '@fathom/kit';

/** What is read of a game's schema of options. The parser itself stays with the rules. */
interface Part {
  readonly type: string;
  readonly default?: unknown;
  readonly wrapped?: Part;
  readonly entries?: Readonly<Record<string, Part>>;
  readonly options?: readonly (string | number)[];
  readonly requirement?: number;
  readonly title?: string;
  readonly description?: string;
  readonly pipe?: readonly Part[];
}

/** The options of a game in the form in which the server describes them. */
export function optionSchema({ setup }: Playable): unknown {
  const { entries = {} } = setup as unknown as Part;
  return {
    properties: Object.fromEntries(
      Object.entries(entries).map(([name, part]) => [name, describe(part)]),
    ),
  };
}

function describe(part: Part): Readonly<Record<string, unknown>> {
  const inner = part.wrapped ?? part;
  const parts = [inner, ...(inner.pipe ?? [])];
  const found = <Name extends keyof Part>(type: string, field: Name): Part[Name] | undefined =>
    parts.find((each) => each.type === type)?.[field];
  return {
    type: found('integer', 'type') ?? inner.type,
    default: part.default,
    title: found('title', 'title'),
    description: found('description', 'description'),
    enum: found('picklist', 'options'),
    minimum: found('min_value', 'requirement'),
    maximum: found('max_value', 'requirement'),
    maxLength: found('max_length', 'requirement'),
  };
}
