import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { playAll } from './play-all.ts';

const golfers = ['rowan', 'isla', 'nadia', 'theo', 'beatriz'];

it('all golfers play, as many at a time as wanted', async () => {
  const played: string[] = [];
  let playing = 0;
  let most = 0;
  const play = async (golfer: string): Promise<void> => {
    playing += 1;
    most = Math.max(most, playing);
    await nextTurn();
    playing -= 1;
    played.push(golfer);
  };
  await playAll(golfers, { parallel: 2, play });
  expect([played.toSorted(), most]).toEqual([golfers.toSorted(), 2]);
});

it('after one golfer failed no other begins', async () => {
  const begun: string[] = [];
  const play = async (golfer: string): Promise<void> => {
    begun.push(golfer);
    await nextTurn();
    if (golfer === 'rowan') throw new Error('rowan was not analyzed');
  };
  await expect(playAll(golfers, { parallel: 2, play })).rejects.toThrow('rowan was not analyzed');
  for (let turn = 0; turn < 10; turn += 1) await nextTurn();
  expect(begun).toEqual(['rowan', 'isla']);
});
