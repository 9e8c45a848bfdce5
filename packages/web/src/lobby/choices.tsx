export * from '../options/choices.tsx'; // until the games take it from there
