import { clauseSuite } from '@fathom/kit/testing/clauses';

clauseSuite(
  new URL('./', import.meta.url),
  '1.1 1.2 1.3 1.4 2.1 2.2 2.3 2.4 2.5 2.6 3.1 3.2 3.3 3.4 3.5 3.6 3.7 4.1 4.2 4.3 5 6 7',
  'chaptersWithoutClauses',
);
