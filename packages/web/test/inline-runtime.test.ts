import { expect, test } from 'vitest';
import { inlined } from '../src/frame/inline-runtime-plugin.ts';

const HELPER = 'var e=Object.freeze,t=(t)=>e(t);export{t};';

test('a file has the helper in the place of its import, under the name it uses', () => {
  const code = 'import{t as n}from"./rolldown-runtime-DK3Fl9T5.js";import{a}from"./app.js";n(a);';
  expect(inlined(code, HELPER)).toBe(
    'const n=(()=>{var e=Object.freeze,t=(t)=>e(t);return t})();import{a}from"./app.js";n(a);',
  );
});

test('a file that does not use it stays as it is', () => {
  expect(inlined('import{a}from"./app.js";a();', HELPER)).toBe('import{a}from"./app.js";a();');
});

test('a helper of another shape is not guessed at', () => {
  const code = 'import{t as n}from"./rolldown-runtime-DK3Fl9T5.js";';
  expect(() => inlined(code, 'export const t = 1;')).toThrow('has changed its shape');
});
