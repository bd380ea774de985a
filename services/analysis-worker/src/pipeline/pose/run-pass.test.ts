import { readFileSync, writeFileSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import { clipFolder, drawClip, ffmpeg } from '../../../test/media/make-clip.ts';
import { probeVideo } from '../probe/probe-video.ts';
import type { PoseThread } from './open-pose-thread.ts';
import { type PassInput, runPosePass, runSecondPass } from './run-pass.ts';

const { signal } = new AbortController();
const clips = clipFolder();
afterAll(() => clips.remove());

/** The brightness gives the number of a frame: neighbors differ by 24 gray levels, and every ninth frame is equal. */
const numbered = "geq=lum='24+24*mod(N,9)':cb=128:cr=128";
const source = `color=s=64x64:r=30:d=6,${numbered}`;

/** Some frames near the end, with gaps. */
async function planPass(path: string) {
  const facts = await probeVideo({ path, ffprobePath: 'ffprobe', signal, timeoutMs: 10_000 });
  const count = facts.frameTimesS.length;
  const planned = Array.from({ length: 24 }, (_, i) => count - 50 + i).concat(count - 20, count - 17, count - 14);
  const runPass = async (run: (input: PassInput & { onPose: () => void }) => Promise<{ frame: number }[]>) => {
    const { thread, detected, resets } = openBrightnessReader();
    const pass = { path, facts, poseFrames: planned, mirrored: false, thread, signal };
    const poses = await run({ ...pass, ffmpegPath: 'ffmpeg', timeoutMs: 20_000, onPose: () => undefined });
    return { detected, frames: poses.map((pose) => pose.frame), resets: resets() };
  };
  return { planned, runPass };
}

/** Detects brightness in place of a golfer. */
function openBrightnessReader(): { thread: Promise<PoseThread>; detected: number[]; resets: () => number } {
  const detected: number[] = [];
  let resets = 0;
  const thread: PoseThread = {
    async detectPose({ pixels }) {
      detected.push(Math.round(((new Uint8Array(pixels)[0] ?? 0) - 16) / 1.16 / 24));
      return { busyMs: 0, pixels, pose: { image: null, world: null } };
    },
    resetTracking: async () => {
      resets += 1;
    },
    busyMs: () => 0,
    close: async () => undefined,
  };
  return { thread: Promise.resolve(thread), detected, resets: () => resets };
}

describe('a second pass that seeks', () => {
  it.each<[string, () => string]>([
    ['key frames each second, B-frames', () => drawClip(clips.path('b.mp4'), source, '-g', '30', '-bf', '3')],
    ['one key frame', () => drawClip(clips.path('one.mp4'), source, '-g', '600', '-bf', '0')],
    [
      'an edit list that hides the beginning',
      () => {
        const edited = clips.path('edit.mp4');
        ffmpeg(
          '-ss',
          '0.7',
          '-i',
          drawClip(clips.path('whole.mp4'), source, '-g', '45', '-bf', '2'),
          '-c',
          'copy',
          edited,
        );
        return edited;
      },
    ],
    [
      'a variable rate',
      () => drawClip(clips.path('v.mp4'), `${source},select='gte(n,60)+not(mod(n,3))'`, '-vsync', 'vfr', '-g', '12'),
    ],
    ['Matroska', () => drawClip(clips.path('m.mkv'), source, '-g', '30', '-bf', '2')],
    ['a transport stream in an MPEG name', () => drawClip(clips.path('t.mpg'), source, '-g', '30', '-f', 'mpegts')],
    ['AVI', () => drawClip(clips.path('a.avi'), source, '-g', '30', '-bf', '0')],
  ])('detects the same frames as a pass from the start: %s', async (_, make) => {
    const { planned, runPass } = await planPass(make());
    const fromTheStart = await runPass((pass) => runPosePass({ ...pass, seek: false }));
    expect(new Set(fromTheStart.detected).size).toBe(9);
    expect(fromTheStart.frames).toEqual(planned);
    expect(await runPass((pass) => runPosePass({ ...pass, seek: true }))).toEqual(fromTheStart);
  });

  it('runs again from the start when the file marks frames as key frames that are none', async () => {
    const path = drawClip(clips.path('no-keys.mp4'), source, '-g', '600', '-bf', '2');
    // Without the table of key frames every frame counts as one.
    writeFileSync(path, Buffer.from(readFileSync(path).toString('latin1').replace('stss', 'free'), 'latin1'));
    const { planned, runPass } = await planPass(path);
    const { frames } = await runPass((pass) => runPosePass({ ...pass, seek: true }));
    expect(frames.length).toBeLessThan(planned.length);
    const second = await runPass(runSecondPass);
    expect(second).toMatchObject({ frames: planned, resets: 2 });
    const fromTheStart = await runPass((pass) => runPosePass({ ...pass, seek: false }));
    expect(second.detected.slice(-planned.length)).toEqual(fromTheStart.detected);
  });
});
