import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { turnBlends } from '@trueswing/swing/blend-turns';
import { expect, it } from 'vitest';
import { openTurnNetwork } from './turn-network.ts';

const read = (file: string): Buffer => readFileSync(fileURLToPath(new URL(`../../../${file}`, import.meta.url)));
/** The crops of a drawn swing, and what PyTorch reads in them (synthetic-golfer/training/read_pair.py). */
const pixels = read('test/turns/sample.crops');
const ofPyTorch = JSON.parse(read('test/turns/sample-turns.json').toString()) as Record<
  'faceOn' | 'downTheLine' | 'both',
  [number, number]
>;
const faceOn = pixels.subarray(0, pixels.length / 2);
const downTheLine = pixels.subarray(pixels.length / 2);

it('reads what PyTorch reads, from each view and from both', async () => {
  const turns = await (await openTurnNetwork()).read({ faceOn, downTheLine });
  for (const source of ['faceOn', 'downTheLine', 'both'] as const) {
    const [shoulderDeg, hipDeg] = ofPyTorch[source];
    expect(Math.abs((turns[source]?.shoulderTurnDeg ?? 0) - shoulderDeg), source).toBeLessThan(0.1);
    expect(Math.abs((turns[source]?.hipRotationDeg ?? 0) - hipDeg), source).toBeLessThan(0.1);
  }
}, 60_000);

it('reads the same numbers again, and of one view the same without the other', async () => {
  const network = await openTurnNetwork();
  const both = await network.read({ faceOn, downTheLine });
  expect(await network.read({ faceOn, downTheLine })).toEqual(both);
  expect(await network.read({ faceOn, downTheLine: null })).toEqual({ ...both, downTheLine: null, both: null });
  expect(await network.read({ faceOn: null, downTheLine })).toEqual({ ...both, faceOn: null, both: null });
}, 60_000);

it('is the network that the blends are fitted to, and small', async () => {
  const file = read('models/turn-network.onnx');
  expect(file.length).toBeLessThan(10e6);
  const { id } = await openTurnNetwork();
  expect(createHash('sha256').update(file).digest('hex').slice(0, 12)).toBe(id);
  expect(turnBlends.network).toBe(id);
}, 60_000);
