import { expect, it } from 'vitest';
import { endOfStart } from './end-of-start.ts';
import { DemoError } from './system/fill-with-demo.ts';
import { AlreadyRunningError } from './system/stack-lock.ts';

const refusal = new DemoError('This installation has 2 golfers.');

it.each([
  ['a failure', new Error('no port is free'), false, { code: 1, line: 'no port is free' }],
  ['what a stop interrupted', new Error('stopped by SIGINT'), true, { code: 0, line: 'Stopped.' }],
  ['a season that was refused', refusal, false, { code: 1, line: refusal.message }],
  ['a season that was refused before a stop', refusal, true, { code: 1, line: refusal.message }],
])('%s', (_, error, isStopRequested, end) => {
  expect(endOfStart(error, isStopRequested)).toEqual(end);
});

it('a system that runs already, with what stops it', () => {
  const error = new AlreadyRunningError({ pid: 7, startedAt: null, webUrl: 'http://localhost:8080' });
  expect(endOfStart(error, false)).toEqual({
    code: 3,
    line: 'TrueSwing is already running: process 7, http://localhost:8080. Stop it with Ctrl-C in its terminal, or: kill 7',
  });
});
