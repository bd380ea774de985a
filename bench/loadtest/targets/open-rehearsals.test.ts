import { expect, test } from 'vitest';
import { OpenRehearsals } from './open-rehearsals.ts';

test('a rehearsal ends once, and is waited for until then', async () => {
  const open = new OpenRehearsals();
  const ended = open.wait('a', 7, new AbortController().signal);
  expect(open.ids).toEqual(['a']);
  expect([open.end('a'), open.end('a')]).toEqual([7, undefined]);
  await ended;
  expect(open.ids).toEqual([]);
});

test('a rehearsal that the run gave up does not end later, too', async () => {
  const open = new OpenRehearsals();
  const giveUp = new AbortController();
  const ended = open.wait('a', 7, giveUp.signal);
  giveUp.abort(new Error('not finished'));
  await expect(ended).rejects.toThrow('not finished');
  expect([open.ids, open.end('a')]).toEqual([[], undefined]);
});

test('a rehearsal that has ended is not given up', async () => {
  const open = new OpenRehearsals();
  const giveUp = new AbortController();
  const ended = open.wait('a', 7, giveUp.signal);
  open.end('a');
  giveUp.abort();
  await expect(ended).resolves.toBeUndefined();
});
