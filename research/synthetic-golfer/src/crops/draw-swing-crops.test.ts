import { trunkCropMoments, trunkCropPx } from '@trueswing/swing/trunk-window';
import { beforeAll, expect, it } from 'vitest';
import { standardClip } from '../clip/clip-parameters.ts';
import { cropBytes } from './crop-size.ts';
import { drawSwingCrops } from './draw-swing-crops.ts';

const faceOn = standardClip.camera;
const behind = { ...faceOn, view: 'down-the-line' as const };
const viewBytes = trunkCropMoments * cropBytes;

const draw = (top: number, cameras = [faceOn]) => {
  const { swing } = standardClip;
  const clip = { ...standardClip, swing: { ...swing, chestTurnDeg: { ...swing.chestTurnDeg, top } } };
  return drawSwingCrops(clip, cameras);
};

let both: ReturnType<typeof draw>;
let shortTurn: ReturnType<typeof draw>;
beforeAll(() => {
  both = draw(90, [faceOn, behind]);
  shortTurn = draw(60);
}, 30_000);

/** The golfer's share of the middle rows of a crop. */
function coverMiddle(bytes: Uint8Array, crop: number): number {
  const cover = crop * cropBytes + trunkCropPx ** 2;
  const middle = bytes.subarray(cover + 30 * trunkCropPx, cover + 50 * trunkCropPx);
  return middle.reduce((sum, share) => sum + share, 0) / middle.length / 255;
}
const equals = (a: Uint8Array, b: Uint8Array): boolean => Buffer.compare(a, b) === 0;

it('shows the trunk in every crop of both views, with free space beside it', () => {
  expect(both.bytes).toHaveLength(2 * viewBytes);
  for (let crop = 0; crop < 2 * trunkCropMoments; crop++) {
    expect(coverMiddle(both.bytes, crop)).toBeGreaterThan(0.2);
    expect(coverMiddle(both.bytes, crop)).toBeLessThan(0.7);
  }
});

it('draws the same bytes for the same swing, whatever other camera films it', () => {
  expect(equals(draw(60).bytes, shortTurn.bytes)).toBe(true);
  expect(equals(draw(90, [behind]).bytes, both.bytes.subarray(viewBytes))).toBe(true);
  expect(equals(shortTurn.bytes, both.bytes.subarray(0, viewBytes))).toBe(false);
}, 30_000);

it('reports the turn at the top, and turns that grow on the way', () => {
  const { shoulderTurnDeg, onTheWay } = both.turns;
  expect(Math.abs(shoulderTurnDeg - shortTurn.turns.shoulderTurnDeg - 30)).toBeLessThan(5);
  const way = onTheWay.map(([shoulder]) => shoulder);
  expect(Math.abs(way[0]!)).toBeLessThan(2);
  expect(way.slice(0, 4)).toEqual([...way.slice(0, 4)].sort((a, b) => a - b));
});
