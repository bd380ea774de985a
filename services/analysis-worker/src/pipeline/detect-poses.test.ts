import { afterAll, describe, expect, it } from 'vitest';
import { clipFolder, drawClip, ffmpeg, turnQuarter } from '../../test/media/make-clip.ts';
import { detectPosesOfSwing } from './detect-poses-of-swing.ts';
import { probeVideo } from './probe/probe-video.ts';

const tools = { ffmpegPath: 'ffmpeg', ffprobePath: 'ffprobe', poseModel: 'lite' } as const;
const { signal } = new AbortController();
const clips = clipFolder();
afterAll(() => clips.remove());

const detect = async (path: string, copyPath: string) => {
  const [detected] = await detectPosesOfSwing({
    videos: [{ path, copyPath }],
    handedness: 'right',
    tools,
    signal,
    onStage: () => undefined,
  });
  if (!detected) throw new Error('There is no result.');
  return detected;
};
const probe = (path: string) => probeVideo({ path, ffprobePath: 'ffprobe', signal, timeoutMs: 10_000 });

/** Mean brightness of every displayed frame: which frame it is, when each has its own. */
const brightness = (path: string): number[] => [
  ...ffmpeg('-i', path, '-vf', 'scale=1:1:flags=area,format=gray', '-vsync', 'passthrough', '-f', 'rawvideo', 'pipe:1'),
];

describe('detectPoses', () => {
  it('writes a copy with the frames of the source at their times, upright and at most 720 wide', async () => {
    // Every third frame at first, then all: a variable rate, as phones write it. Neighbors differ much in brightness.
    const source = clips.path('variable.mp4');
    const frames = "geq=lum='40+55*mod(N,4)':cb=128:cr=128,select='gte(n,30)+not(mod(n,3))'";
    drawClip(source, `color=s=160x90:r=30:d=1.6,${frames},scale=1600:900:flags=neighbor`, '-vsync', 'vfr');
    turnQuarter(source);

    const detected = await detect(source, clips.path('copy.mp4'));
    const copy = await probe(clips.path('copy.mp4'));

    expect(detected.facts).toMatchObject({ widthPx: 900, heightPx: 1600, rotationDeg: 90 });
    expect(detected.copySize).toEqual({ widthPx: 720, heightPx: 1280 });
    expect(copy).toMatchObject({ codec: 'h264', widthPx: 720, heightPx: 1280, rotationDeg: 0 });
    expect(copy.frameTimesS).toHaveLength(28);
    expect(detected.repeated).toHaveLength(28);
    for (const [i, timeS] of copy.frameTimesS.entries())
      expect(timeS).toBeCloseTo(detected.facts.frameTimesS[i] ?? -1, 3);
    const before = brightness(source);
    for (const [i, value] of brightness(clips.path('copy.mp4')).entries()) {
      expect(Math.abs(value - (before[i] ?? 0))).toBeLessThan(15);
    }
  }, 60_000);

  it('applies edit lists: hidden frames are in no track', async () => {
    const whole = drawClip(clips.path('whole.mp4'), 'testsrc2=s=320x240:r=30:d=1.5', '-g', '60', '-bf', '0');
    // A copy that starts between key frames keeps the frames before and hides them by an edit list.
    const edited = clips.path('edited.mp4');
    ffmpeg('-ss', '0.5', '-i', whole, '-c', 'copy', edited);
    const detected = await detect(edited, clips.path('edited-copy.mp4'));
    expect(detected.facts.frameTimesS).toHaveLength(30);
    expect(detected.track.frames.map((pose) => pose.frame)).toEqual(Array.from({ length: 30 }, (_, i) => i));
    expect((await probe(clips.path('edited-copy.mp4'))).frameTimesS).toHaveLength(30);
  }, 60_000);

  it('detects at most 450 poses in a long clip, in two passes', async () => {
    const path = drawClip(clips.path('long.mp4'), 'testsrc2=s=64x64:r=60:d=15');
    const detected = await detect(path, clips.path('long-copy.mp4'));
    expect(detected.facts.frameTimesS).toHaveLength(900);
    expect(detected.repeated).toHaveLength(900);
    expect(detected.track.frames.length).toBeLessThanOrEqual(450);
    expect(detected.track.frames.length).toBeGreaterThan(100);
  }, 60_000);
});
