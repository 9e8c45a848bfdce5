export { newNode, openSite } from './site.ts';
export type { Site, SiteOptions, SiteReadings, SiteWatcher } from './site.ts';
export { SiteError } from './site-error.ts';
