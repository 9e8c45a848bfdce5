import { CATALOGUE } from '@fathom/games/catalogue';
import { thinkFor } from './think.ts';

// No module here may wait at its top level, as the list of all loaded games does: V8 takes the whole process down when a
// thread is ended in the middle of that.
const games = Promise.all(CATALOGUE.map(({ load }) => load()));
void games.then((loaded) => thinkFor(loaded));
