import { readFileSync, writeFileSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import { clipFolder, drawClip, ffmpeg } from '../../../test/media/make-clip.ts';
import type { PoseThread } from '../pose/open-pose-thread.ts';
import { probeVideo } from '../probe/probe-video.ts';
import { type PassInput, runPosePass, runSecondPass } from './run-pass.ts';

const { signal } = new AbortController();
const clips = clipFolder();
afterAll(() => clips.remove());

/** Frame n is as bright as n says: neighbours differ by 24 grey levels and every ninth looks the same. */
const numbered = "geq=lum='24+24*mod(N,9)':cb=128:cr=128";
const source = `color=s=64x64:r=30:d=6,${numbered}`;

/** Some frames near the end, with gaps. */
async function planLook(path: string) {
  const facts = await probeVideo({ path, ffprobePath: 'ffprobe', signal, timeoutMs: 10_000 });
  const count = facts.frameTimesS.length;
  const planned = Array.from({ length: 24 }, (_, i) => count - 50 + i).concat(count - 20, count - 17, count - 14);
  const look = async (run: (input: PassInput & { onPose: () => void }) => Promise<{ frame: number }[]>) => {
    const { thread, seen, forgets } = openBrightnessReader();
    const pass = { path, facts, poseFrames: planned, mirrored: false, thread, signal };
    const poses = await run({ ...pass, ffmpegPath: 'ffmpeg', timeoutMs: 20_000, onPose: () => undefined });
    return { seen, frames: poses.map((pose) => pose.frame), forgets: forgets() };
  };
  return { planned, look };
}

/** Sees brightness in place of a golfer. */
function openBrightnessReader(): { thread: Promise<PoseThread>; seen: number[]; forgets: () => number } {
  const seen: number[] = [];
  let forgets = 0;
  const thread: PoseThread = {
    async detectPose({ pixels }) {
      seen.push(Math.round(((new Uint8Array(pixels)[0] ?? 0) - 16) / 1.16 / 24));
      return { busyMs: 0, pixels, pose: { image: null, world: null } };
    },
    resetTracking: async () => {
      forgets += 1;
    },
    busyMs: () => 0,
    close: async () => undefined,
  };
  return { thread: Promise.resolve(thread), seen, forgets: () => forgets };
}

describe('a second look that seeks', () => {
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
  ])('sees the very frames that it would see from the start: %s', async (_, make) => {
    const { planned, look } = await planLook(make());
    const fromTheStart = await look((pass) => runPosePass({ ...pass, seek: false }));
    expect(new Set(fromTheStart.seen).size).toBe(9);
    expect(fromTheStart.frames).toEqual(planned);
    expect(await look((pass) => runPosePass({ ...pass, seek: true }))).toEqual(fromTheStart);
  });

  it('looks again from the start when the file names frames as key frames that are none', async () => {
    const path = drawClip(clips.path('no-keys.mp4'), source, '-g', '600', '-bf', '2');
    // Without its table of key frames every frame passes for one.
    writeFileSync(path, Buffer.from(readFileSync(path).toString('latin1').replace('stss', 'free'), 'latin1'));
    const { planned, look } = await planLook(path);
    const { frames } = await look((pass) => runPosePass({ ...pass, seek: true }));
    expect(frames.length).toBeLessThan(planned.length);
    const second = await look(runSecondPass);
    expect(second).toMatchObject({ frames: planned, forgets: 2 });
    const fromTheStart = await look((pass) => runPosePass({ ...pass, seek: false }));
    expect(second.seen.slice(-planned.length)).toEqual(fromTheStart.seen);
  });
});
