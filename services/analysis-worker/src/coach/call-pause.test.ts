import { expect, it } from 'vitest';
import { answer, good, startModelServer, status, write } from '../../test/coach-calls.ts';
import { CallPause } from './call-pause.ts';

const server = startModelServer();

it('makes no call for a minute after three failures in a row, then tries once', async () => {
  let nowMs = 0;
  const pause = new CallPause(() => nowMs);
  server().behave(status(401));
  for (let count = 0; count < 5; count++) await write(server(), {}, pause);
  expect(server().requests).toHaveLength(3);
  expect((await write(server(), {}, pause)).report).toMatchObject({ verdict: 'skipped', tries: 0 });
  nowMs += 60_000;
  for (let count = 0; count < 3; count++) await write(server(), {}, pause);
  expect(server().requests).toHaveLength(4);
  nowMs += 60_000;
  server().behave(answer(good), status(401), status(401), answer(good));
  const writers = [];
  for (let count = 0; count < 4; count++) writers.push((await write(server(), {}, pause)).writer);
  expect(writers).toEqual(['test-model', 'deterministic', 'deterministic', 'test-model']);
});
