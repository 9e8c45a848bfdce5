import { buildWebIfStale } from './web-build.ts';

buildWebIfStale();
