import type { ChartId } from '../charts/named-chart.ts';

export const CHART_NAMES: { readonly [Id in ChartId]: string } = {
  'crumb-islands': 'The Crumbs',
  'lantern-atoll': 'Lantern Atoll',
  'needles-eye': "The Needle's Eye",
  'widows-teeth': "The Widow's Teeth",
  'old-mother-bank': 'Old Mother Bank',
  'sorrel-fjords': 'Sorrel Fjords',
  'millrace-whirl': 'Millrace Whirl',
  'kettle-ring': 'Kettle Ring',
  'hundred-lamps': 'Hundred Lamps',
  'long-narrows': 'The Long Narrows',
  'grimmel-fjords': 'Grimmel Fjords',
  saltmother: 'Saltmother',
  'broken-plates': 'Broken Plates',
  'two-sisters': 'Two Sisters Sound',
};
