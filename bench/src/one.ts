/** For work on one server: node src/one.ts <name> <matches> <milliseconds>, alone and without a report. */
import { cleanUpOnExit } from './trial/children.ts';
import { CONTESTANTS } from './trial/contestants.ts';
import { runTrial } from './trial/trial.ts';

const [name, matches = '100', measure = '4000'] = process.argv.slice(2);
const contestant = CONTESTANTS.find((one) => one.name === name);
if (contestant === undefined)
  throw new Error(`there are ${CONTESTANTS.map((one) => one.name).join(', ')}`);
cleanUpOnExit();
const plan = { matches: Number(matches), warmUp: 2000, measure: Number(measure) };
console.log(await runTrial(contestant, plan));
process.exit(); // the pipes of ended children would keep it for a moment
