import type { ChartId } from '../charts/named-chart.ts';

/** What kind of waters a chart shows, and what they ask of the crews. */
export const CHART_ABOUTS: { readonly [Id in ChartId]: string } = {
  'crumb-islands':
    'Small islands with plenty of room between them. A friendly chart for a first voyage.',
  'lantern-atoll':
    'A broken ring of islets around a still lagoon. Choose a gate, and choose when to leave by another.',
  'needles-eye':
    'Two seas with a crooked wall of land between them. Whoever crosses can be counted through the gaps.',
  'widows-teeth':
    'Lone skerries in open water. Every turn around one tells the listener a little more.',
  'old-mother-bank':
    'One great island off the middle of a wide sea. There is always a lee side, and never a short way to it.',
  'sorrel-fjords':
    'Long tongues of land with water behind them. Good places to hide; plan the way out before you go in.',
  'millrace-whirl':
    'Four spits turn around an empty middle like the arms of a mill. The chart looks the same from all four sides.',
  'kettle-ring':
    'A wide ring of rocks with a few more in the cauldron. Steam around it, or cut across and be heard.',
  'hundred-lamps':
    'An archipelago of hooked islands. Plenty of corners, and no stretch of water quite like another.',
  'long-narrows':
    'Two broken chains of land run from west to east. Fast along the lanes, careful between them.',
  'grimmel-fjords':
    'Cliffs reach in from every shore. The arms of the sea look alike on paper, and that is their use.',
  saltmother:
    'A mountain of an island with her children scattered around. The shadow she throws is half the battle.',
  'broken-plates':
    'Wide water sown with shards of rock. Long silences, long guesses, and suddenly a torpedo.',
  'two-sisters':
    'Two big islands and the sound between them. Meet in the middle, or circle and wait.',
};
