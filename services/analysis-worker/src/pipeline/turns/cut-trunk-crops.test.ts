import { bodyCropPx, trunkCropPx } from '@trueswing/swing';
import { afterAll, describe, expect, it } from 'vitest';
import { clipFolder, drawClip } from '../../../test/media/make-clip.ts';
import { probeVideo } from '../probe/probe-video.ts';
import { type CropInput, cutTrunkCrops } from './cut-trunk-crops.ts';

const { signal } = new AbortController();
const clips = clipFolder();
afterAll(() => clips.remove());

/** Brighter to the right, and brighter by ten from frame to frame of each half second. */
const path = drawClip(
  clips.path('ramp.mp4'),
  "color=s=80x60:r=30:d=4,geq=lum='16+X+10*mod(N,12)':cb=128:cr=128,scale=320:240:flags=neighbor",
  ...['-g', '30', '-bf', '2'],
);
/** Red until 1.5 s, then blue. */
const colored = drawClip(
  clips.path('colored.mp4'),
  "color=s=32x24:r=30:d=4,format=rgb24,geq=r='200*lt(N,45)':g=20:b='200*gte(N,45)',scale=320:240:flags=neighbor",
  ...['-g', '30', '-bf', '2'],
);
const window = { leftPx: 100.3, topPx: 60.4, sidePx: 120 };
const body = { window: { leftPx: 60, topPx: 20, sidePx: 200 } };

type Changes = Partial<Omit<CropInput, 'crops'>> & Partial<CropInput['crops']>;

/** The crops in gray. */
const cut = async (changes: Changes): Promise<Buffer | null> => (await cutBoth(changes))?.gray ?? null;

async function cutBoth(changes: Changes) {
  const probed = { path: changes.path ?? path, ffprobePath: 'ffprobe', signal, timeoutMs: 20_000 };
  const facts = await probeVideo(probed);
  const crops = { momentsS: [0.1, 0.5, 1, 1.5, 1.9], window, body, ...changes };
  return cutTrunkCrops({ path, facts, crops, mirrored: false, ffmpegPath: 'ffmpeg', signal, ...changes });
}

/** Full-range brightness of a place of the picture, as gray is stored. */
const grayAt = (xPx: number, frame: number): number => ((xPx / 4 + 10 * (frame % 12)) * 255) / 219;
const middleOf = (crops: Buffer | null, moment: number): number =>
  crops?.at(moment * trunkCropPx ** 2 + (trunkCropPx / 2) * trunkCropPx + trunkCropPx / 2) ?? Number.NaN;

describe('the crops of the trunk', () => {
  it('show the frames nearest to the moments, at the place of the window', async () => {
    const crops = await cut({});
    expect(crops).toHaveLength(5 * trunkCropPx ** 2);
    for (const [i, frame] of [3, 15, 30, 45, 57].entries()) {
      expect(Math.abs(middleOf(crops, i) - grayAt(100 + 60, frame)), `moment ${i}`).toBeLessThan(4);
    }
  }, 20_000);

  it('are the same where the decoder seeks as where it does not', async () => {
    const momentsS = [2.4, 2.6, 2.8, 3, 3.2];
    const facts = await probeVideo({ path, ffprobePath: 'ffprobe', signal, timeoutMs: 20_000 });
    expect(facts.startS).not.toBeNull();
    expect(await cut({ momentsS })).toEqual(await cut({ momentsS, facts: { ...facts, startS: null } }));
  }, 20_000);

  it('repeat a frame that is nearest to two moments, in the order of the moments', async () => {
    const crops = await cut({ momentsS: [1, 1.01, 0.5, 1.5, 1.9] });
    const middles = [0, 1, 2, 3].map((moment) => middleOf(crops, moment));
    expect(middles[1]).toBe(middles[0]);
    for (const [i, frame] of [30, 30, 15, 45].entries()) {
      expect(Math.abs((middles[i] ?? 0) - grayAt(160, frame))).toBeLessThan(4);
    }
  }, 20_000);

  it('show the whole golfer at the first moment in color', async () => {
    const momentsS = [1, 0.5, 1.5, 1.7, 1.9];
    const both = await cutBoth({ momentsS, path: colored });
    expect(both?.color).toHaveLength(3 * bodyCropPx ** 2);
    const middle = 3 * ((bodyCropPx / 2) * bodyCropPx + bodyCropPx / 2);
    const [red = 0, green = 0, blue = 0] = both?.color.subarray(middle, middle + 3) ?? [];
    expect(red).toBeGreaterThan(blue + 100);
    expect(green).toBeLessThan(60);
    const later = await cutBoth({ momentsS: [1.9, 0.5, 1, 1.5, 1.7], path: colored });
    expect(later?.color[middle + 2]).toBeGreaterThan((later?.color[middle] ?? 255) + 100);
  }, 20_000);

  it('show the golfer at the place of his own square', async () => {
    const at = { window: { leftPx: 200, topPx: 20, sidePx: 100 } };
    const color = (await cutBoth({ body: at }))?.color;
    const red = color?.[3 * ((bodyCropPx / 2) * bodyCropPx + bodyCropPx / 2)] ?? 0;
    expect(Math.abs(red - grayAt(250, 3))).toBeLessThan(6);
  }, 20_000);

  it('are mirrored for a left-hander before they are cut', async () => {
    const crops = await cut({ mirrored: true });
    expect(Math.abs(middleOf(crops, 0) - grayAt(320 - 160, 3))).toBeLessThan(4);
    const row = (moment: number) =>
      [10, 70].map((x) => crops?.at(moment * trunkCropPx ** 2 + 40 * trunkCropPx + x) ?? 0);
    const [left = 0, right = 0] = row(0);
    expect(left).toBeGreaterThan(right + 20);
  }, 20_000);

  it.each([
    ['left of the picture', { leftPx: -60, topPx: 60, sidePx: 120 }, 10, 70],
    ['right of it', { leftPx: 260, topPx: 60, sidePx: 120 }, 70, 10],
    ['far outside', { leftPx: 4000, topPx: -4000, sidePx: 120 }, 70, null],
  ])(
    'are dark %s',
    async (_, outside, dark, inside) => {
      const crops = await cut({ window: outside });
      expect(crops?.at(40 * trunkCropPx + dark)).toBeLessThan(20);
      if (inside !== null) expect(crops?.at(40 * trunkCropPx + inside)).toBeGreaterThan(30);
    },
    20_000,
  );

  it('are missing where the golfer is a few pixels, or the file has fewer frames than it says', async () => {
    expect(await cut({ window: { ...window, sidePx: 9 } })).toBeNull();
    const facts = await probeVideo({ path, ffprobePath: 'ffprobe', signal, timeoutMs: 20_000 });
    const longer = [...facts.frameTimesS, 4, 4.1, 4.2];
    expect(await cut({ momentsS: [1, 2, 3, 4, 4.2], facts: { ...facts, frameTimesS: longer } })).toBeNull();
  }, 20_000);
});
