import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { storedTrackSchema, type VideoView } from '@trueswing/contracts';
import { afterAll, expect, it } from 'vitest';
import { clipFolder, ffmpeg } from '../../test/media/make-clip.ts';
import type { DetectedVideo } from './detect-poses.ts';
import { interpretVideos } from './interpret-videos.ts';
import { probeVideo } from './probe/probe-video.ts';

const root = fileURLToPath(new URL('../../../../', import.meta.url));
const report = `${root}apps/web/src/features/analyses/sample/generated`;
const sample = (view: VideoView): string => `${root}samples/${view}.mp4`;
const { signal } = new AbortController();
const clips = clipFolder();
afterAll(() => clips.remove());

/** A film of the sample swing, with the poses that were detected in it for the sample report. */
async function detected(view: VideoView, path: string): Promise<DetectedVideo> {
  const track = storedTrackSchema.parse(JSON.parse(readFileSync(`${report}/${view}-landmarks.json`, 'utf8')));
  const facts = await probeVideo({ path, ffprobePath: 'ffprobe', signal, timeoutMs: 20_000 });
  const repeated = facts.frameTimesS.map(() => false);
  return { path, facts, copySize: null, repeated, track, timingsMs: { probe: 0, decode: 0, pose: 0 } };
}

const interpret = async (downTheLinePath: string) =>
  interpretVideos({
    main: await detected('face-on', sample('face-on')),
    downTheLine: await detected('down-the-line', downTheLinePath),
    ...{ slot: 'face-on', handedness: 'right', signal },
    tools: { ffmpegPath: 'ffmpeg', ffprobePath: 'ffprobe', poseModel: 'full' },
  });

it('reads two films of one golfer together', async () => {
  const { main, downTheLine, measurements, warnings } = await interpret(sample('down-the-line'));
  expect(warnings.join()).not.toContain('two golfers');
  expect(measurements.shoulderTurnDeg).toMatchObject({ views: 'both' });
  for (const view of [main, downTheLine]) {
    const colors = view?.analysis.shirtColors ?? [];
    expect(colors).toHaveLength(3);
    for (const [red, , blue] of colors) expect(blue, 'the drawn shirt is blue').toBeGreaterThan(red + 40);
  }
}, 60_000);

it('reads films of two shirts on their own, and says why', async () => {
  const path = clips.path('red-shirt.mp4');
  const quick = ['-vsync', 'passthrough', '-c:v', 'libx264', '-preset', 'ultrafast', '-an'];
  ffmpeg('-i', sample('down-the-line'), '-vf', 'hue=h=140', ...quick, path);
  const { measurements, warnings } = await interpret(path);
  const because = 'These films seem to show two golfers. The shirt has a different color in each.';
  expect(warnings).toContainEqual(expect.stringContaining(because));
  expect(measurements.shoulderTurnDeg).toMatchObject({
    views: 'face-on',
    oneFilmBecause: expect.stringContaining(because),
  });
  expect(measurements.spineAngleDeg).toEqual({ withheld: expect.stringContaining(because) });
}, 60_000);
