import { afterAll, describe, expect, it } from 'vitest';
import { clipFolder, drawClip, ffmpeg, turnQuarter } from '../../test/media/make-clip.ts';
import { detectPosesOfSwing } from './detect-poses-of-swing.ts';
import { probeVideo } from './probe/probe-video.ts';

const tools = { ffmpegPath: 'ffmpeg', ffprobePath: 'ffprobe', poseModel: 'lite' } as const;
const { signal } = new AbortController();
const clips = clipFolder();
afterAll(() => clips.remove());

const see = async (path: string, keepAs: string) => {
  const [seen] = await detectPosesOfSwing({
    videos: [{ path, keepAs }],
    handedness: 'right',
    tools,
    signal,
    onStage: () => undefined,
  });
  if (!seen) throw new Error('Nothing was seen.');
  return seen;
};
const probe = (path: string) => probeVideo({ path, ffprobePath: 'ffprobe', signal, timeoutMs: 10_000 });

/** Mean brightness of every displayed frame: which frame it is, when each has its own. */
const brightness = (path: string): number[] => [
  ...ffmpeg('-i', path, '-vf', 'scale=1:1:flags=area,format=gray', '-vsync', 'passthrough', '-f', 'rawvideo', 'pipe:1'),
];

describe('the kept copy', () => {
  it('has the frames of the source at their times, upright and at most 720 wide', async () => {
    // Every third frame at first, then all: a variable rate, as phones write it. Neighbours differ much in brightness.
    const source = clips.path('variable.mp4');
    const frames = "geq=lum='40+55*mod(N,4)':cb=128:cr=128,select='gte(n,30)+not(mod(n,3))'";
    drawClip(source, `color=s=160x90:r=30:d=2.4,${frames},scale=1600:900:flags=neighbor`, '-vsync', 'vfr');
    turnQuarter(source);

    const seen = await see(source, clips.path('kept.mp4'));
    const kept = await probe(clips.path('kept.mp4'));

    expect(seen.facts).toMatchObject({ widthPx: 900, heightPx: 1600, rotationDeg: 90 });
    expect(seen.keptSize).toEqual({ widthPx: 720, heightPx: 1280 });
    expect(kept).toMatchObject({ codec: 'h264', widthPx: 720, heightPx: 1280, rotationDeg: 0 });
    expect(kept.frameTimesS).toHaveLength(52);
    expect(seen.repeated).toHaveLength(52);
    for (const [i, timeS] of kept.frameTimesS.entries()) expect(timeS).toBeCloseTo(seen.facts.frameTimesS[i] ?? -1, 3);
    const before = brightness(source);
    for (const [i, value] of brightness(clips.path('kept.mp4')).entries()) {
      expect(Math.abs(value - (before[i] ?? 0))).toBeLessThan(15);
    }
  }, 60_000);

  it('honours edit lists: hidden frames are in no track', async () => {
    const whole = drawClip(clips.path('whole.mp4'), 'testsrc2=s=320x240:r=30:d=4', '-g', '60', '-bf', '0');
    // A copy that starts between key frames keeps the frames before and hides them by an edit list.
    const edited = clips.path('edited.mp4');
    ffmpeg('-ss', '1', '-i', whole, '-c', 'copy', edited);
    const seen = await see(edited, clips.path('edited-kept.mp4'));
    expect(seen.facts.frameTimesS).toHaveLength(90);
    expect(seen.track.frames.map((pose) => pose.frame)).toEqual(Array.from({ length: 90 }, (_, i) => i));
    expect((await probe(clips.path('edited-kept.mp4'))).frameTimesS).toHaveLength(90);
  }, 60_000);

  it('spends at most 450 poses on a long clip, in two looks', async () => {
    const path = drawClip(clips.path('long.mp4'), 'testsrc2=s=64x64:r=60:d=15');
    const seen = await see(path, clips.path('long-kept.mp4'));
    expect(seen.facts.frameTimesS).toHaveLength(900);
    expect(seen.repeated).toHaveLength(900);
    expect(seen.track.frames.length).toBeLessThanOrEqual(450);
    expect(seen.track.frames.length).toBeGreaterThan(100);
  }, 60_000);
});
