/** Ids, keys, hashes and guests' numbers are drawn anew in each world; their lengths are not. */
export const anonymous = (text: string, id: string): string =>
  text
    .replaceAll(id, '#'.repeat(8))
    .replaceAll(/[0-9a-f]{64}|[0-9a-f]{32}/g, (hash) => '#'.repeat(hash.length))
    .replaceAll(/Guest \d{4}/g, 'Guest ####');
