/** The part of JSON Schema that match options are made of. */
export interface FieldSchema {
  readonly type?: string;
  readonly title?: string;
  readonly description?: string;
  readonly enum?: readonly (string | number)[];
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly default?: unknown;
}
export const schemasOf = (schema: unknown): Readonly<Record<string, FieldSchema>> =>
  (schema as { readonly properties?: Record<string, FieldSchema> } | null)?.properties ?? {};
