import { leakSuite } from '@fathom/kit/testing/leak-suite';
import { PLANTED, findPlanted } from './leaks/planted.ts';

leakSuite(PLANTED, findPlanted);
