import { clauseSuite } from '@fathom/kit/testing/clauses';

clauseSuite(
  new URL('./', import.meta.url),
  '1.1 1.2 1.3 1.4 2 3.1 3.2 3.3 3.4 4.1 4.2 4.3 4.4 4.5 5.1 5.2 5.3 6 7',
);
