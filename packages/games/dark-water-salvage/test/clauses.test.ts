import { clauseSuite } from '@fathom/kit/testing/clauses';

clauseSuite(
  new URL('./', import.meta.url),
  '1.1 1.2 1.3 1.4 2.1 2.2 2.3 2.4 2.5 2.6 2.7 2.8 3 3.1 3.2 3.3 4 5 6 7 8 9 10',
);
