import { setTimeout as delay } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { allOrNone } from './all-or-none.ts';

const never = new AbortController().signal;

it('returns the results of the parts', async () => {
  await expect(allOrNone(never, () => [Promise.resolve('text'), Promise.resolve(7)])).resolves.toEqual(['text', 7]);
});

it('stops the others when one fails, waits for them, and throws the first failure', async () => {
  const failure = new Error('the disk is full');
  let ended = false;
  const other = async (signal: AbortSignal): Promise<string> => {
    await delay(60_000, undefined, { signal }).catch(() => undefined);
    await delay(20);
    ended = true;
    throw new Error('stopped');
  };
  await expect(allOrNone(never, (signal) => [other(signal), Promise.reject(failure)])).rejects.toBe(failure);
  expect(ended).toBe(true);
});

it('stops when its caller aborts', async () => {
  const job = new AbortController();
  const reason = new Error('the swing was deleted');
  const work = allOrNone(job.signal, (signal) => [delay(60_000, undefined, { signal })]);
  job.abort(reason);
  await expect(work).rejects.toMatchObject({ cause: reason });
});
