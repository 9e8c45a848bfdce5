import { botNamesIn } from '@fathom/host';

/**
 * Ids, keys, hashes and guests' numbers are drawn anew in each world; their lengths are not. Of a bot's name is left what
 * the id does not explain.
 */
export const anonymous = (text: string, id: string): string =>
  botNamesIn(id)
    .reduce((told, name, place) => told.replaceAll(`"${name}"`, `"bot ${place}"`), text)
    .replaceAll(id, '#'.repeat(8))
    .replaceAll(/[0-9a-f]{64}|[0-9a-f]{32}/g, (hash) => '#'.repeat(hash.length))
    .replaceAll(/Guest \d{4}/g, 'Guest ####');
