/** A list that only ever grows, in another form: what is known of it already, and what has come since. */
export function grown<From, To>(
  known: readonly To[] | undefined,
  list: readonly From[],
  make: (item: From) => To,
): readonly To[] {
  if (known === undefined || known.length > list.length) return list.map(make);
  if (known.length === list.length) return known;
  const all = known.slice();
  for (let i = known.length; i < list.length; i++) all.push(make(list[i] as From));
  return all;
}
