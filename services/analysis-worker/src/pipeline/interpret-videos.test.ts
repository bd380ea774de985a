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

/** A video of the sample swing, with the poses that were detected in it for the sample report. */
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
    slot: 'face-on',
    handedness: 'right',
    isSameSwing: true,
    signal,
    tools: { ffmpegPath: 'ffmpeg', ffprobePath: 'ffprobe', poseModel: 'full' },
  });

it('reads two videos of one golfer together', async () => {
  const { main, downTheLine, measurements, filmPair } = await interpret(sample('down-the-line'));
  expect(filmPair?.readAs).toBe('one-swing');
  expect(measurements.shoulderTurnDeg).toMatchObject({ views: 'both' });
  for (const view of [main, downTheLine]) {
    const colors = view?.analysis.appearance?.shirt ?? [];
    expect(colors).toHaveLength(9);
    for (const [red, , blue] of colors) expect(blue, 'the drawn shirt is blue').toBeGreaterThan(red + 40);
  }
}, 60_000);

it('reads videos of two shirts on their own, and says why', async () => {
  const path = clips.path('red-shirt.mp4');
  const quick = ['-vsync', 'passthrough', '-c:v', 'libx264', '-preset', 'ultrafast', '-an'];
  ffmpeg('-i', sample('down-the-line'), '-vf', 'hue=h=140', ...quick, path);
  const { main, measurements, filmPair } = await interpret(path);
  expect(filmPair).toMatchObject({
    readAs: 'apart',
    sentence: expect.stringContaining('The shirt has a different color in each video.'),
  });
  const { shoulderTurnDeg } = main.analysis.measurements;
  expect(measurements.shoulderTurnDeg).toEqual({ ...shoulderTurnDeg, views: 'face-on' });
  expect(measurements.spineAngleDeg).toEqual({ withheld: filmPair?.sentence });
}, 60_000);
