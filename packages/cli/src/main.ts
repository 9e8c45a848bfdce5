#!/usr/bin/env node
import process from 'node:process';
import { fathom } from './fathom.ts';
import { openTerminal } from './terminal.ts';

process.exitCode = await fathom(process.argv.slice(2), openTerminal());
