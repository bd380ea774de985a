import type { UserId } from '@trueswing/contracts';
import { expect, it } from 'vitest';
import { readForGolfer } from './one-read-per-golfer.ts';

const [sam, kim] = ['sam', 'kim'] as UserId[] as [UserId, UserId];
const tooMany = { code: 'too-many-requests', message: expect.stringContaining('still reading') };

it('a golfer has one file read at a time, and another golfer does not wait for it', async () => {
  let finish: (read: string) => void = () => undefined;
  const reading = readForGolfer(sam, () => new Promise<string>((resolve) => (finish = resolve)));
  await expect(readForGolfer(sam, async () => 'second')).rejects.toMatchObject(tooMany);
  expect(await readForGolfer(kim, async () => 'hers')).toBe('hers');
  finish('first');
  expect(await reading).toBe('first');
  expect(await readForGolfer(sam, async () => 'next')).toBe('next');
});

it('a file that cannot be read makes room for the next one', async () => {
  await expect(readForGolfer(sam, () => Promise.reject(new Error('damaged')))).rejects.toThrow('damaged');
  expect(await readForGolfer(sam, async () => 'next')).toBe('next');
});
