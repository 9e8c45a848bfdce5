// A program that goes wrong in the way it is told: node odd.mjs <how> [file]
import { spawn } from 'node:child_process';
import { appendFileSync } from 'node:fs';
import process from 'node:process';
import { createInterface } from 'node:readline';

const [how, file] = process.argv.slice(2);
const say = (message) => process.stdout.write(`${JSON.stringify(message)}\n`);

const greetings = {
  mute: () => {},
  rude: () => say({ type: 'hi' }),
  gone: () => process.exit(4),
};
const answers = {
  rubbish: () => process.stdout.write('what?\n'),
  shape: () => say({ move: 'a1' }),
  both: () => say({ index: 0, pass: true }),
  beyond: ({ legal }) => say({ index: legal.length }),
  illegal: () => say({ action: { type: 'move', to: 'h8' } }),
  late: () => setTimeout(() => say({ index: 0 }), 60_000),
  dies: () => process.exit(3),
  killed: () => process.kill(process.pid, 'SIGKILL'),
  floods: () => process.stdout.write('x'.repeat(2_000_000)),
  chatty: () => say({ index: 0 }) && say({ index: 0 }),
  idle: () => say({ pass: true }),
};

if (how === 'parent') {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], {
    stdio: 'inherit',
  });
  appendFileSync(file, `${process.pid}\n${child.pid}\n`);
}
createInterface({ input: process.stdin }).on('line', (line) => {
  if (how === 'scribe') appendFileSync(file, `${line}\n`);
  const message = JSON.parse(line);
  if (message.type === 'hello') {
    if (how === 'grumbles') process.stderr.write('no coffee\n');
    (greetings[how] ?? (() => say({ type: 'ready' })))();
  }
  if (message.type === 'choose') (answers[how] ?? (() => say({ index: 0 })))(message);
});
