/** A list that only ever grows, in another form: what is known of it already, and what has come since. */
export function grown<From, To>(
  known: readonly To[] | undefined,
  list: readonly From[],
  make: (item: From) => To,
): readonly To[] {
  if (known === undefined || known.length > list.length) return list.map(make);
  if (known.length === list.length) return known;
  return known.concat(list.slice(known.length).map((item) => make(item))); // as large as it has to be, unlike by push
}
