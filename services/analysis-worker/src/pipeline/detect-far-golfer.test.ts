import { fileURLToPath } from 'node:url';
import type { Handedness } from '@trueswing/contracts';
import { analyzeSwing } from '@trueswing/swing';
import { afterAll, describe, expect, it } from 'vitest';
import { clipFolder, ffmpeg } from '../../test/media/make-clip.ts';
import { detectPosesOfSwing } from './detect-poses-of-swing.ts';

const sample = fileURLToPath(new URL('../../../../samples/face-on.mp4', import.meta.url));
/** The swing alone, with its address and its finish. */
const [fromS, lengthS] = ['0.3', '2.2'];
const [sampleTopS, sampleImpactS] = [89 / 60 - Number(fromS), 104 / 60 - Number(fromS)];
const wide: [string, string] = ['null', 'scale=408:960,setsar=4/3'];
const clips = clipFolder();
afterAll(() => clips.remove());

/** The sample, thinned to 30 frames a second, in an upright picture, its golfer so small. */
function drawFarGolfer(name: string, share: number, place: string, [mirror, pixels]: [string, string]): string {
  const heightPx = 2 * Math.round((960 * share) / 0.52 / 2);
  const filter = `${mirror},fps=30,scale=-2:${heightPx},pad=544:960:${place}:color=0x558855,${pixels}`;
  const encoder = ['-an', '-c:v', 'libx264', '-preset', 'ultrafast', '-crf', '16'];
  ffmpeg('-ss', fromS, '-t', lengthS, '-i', sample, '-vf', filter, ...encoder, clips.path(name));
  return clips.path(name);
}

async function analyze(path: string, handedness: Handedness = 'right') {
  const [detected] = await detectPosesOfSwing({
    videos: [{ path, copyPath: null }],
    handedness,
    tools: { ffmpegPath: 'ffmpeg', ffprobePath: 'ffprobe', poseModel: 'lite' },
    signal: new AbortController().signal,
    onStage: () => undefined,
  });
  if (!detected) throw new Error('There is no result.');
  const timeFacts = { frameTimesS: detected.facts.frameTimesS, repeatedFrames: detected.repeated };
  return analyzeSwing({ track: detected.track, timeFacts, slot: 'face-on', handedness });
}

describe('a golfer far from the camera', () => {
  it('of 17 % of the height has the moments of one who is near, also where pixels are wider than high', async () => {
    const outcome = await analyze(drawFarGolfer('far.mp4', 0.17, '(ow-iw)/2:(oh-ih)/2', wide));
    if (!outcome.ok) throw new Error(`${outcome.code}: ${outcome.detail}`);
    const { top, impact } = outcome.analysis.events;
    expect(Math.abs(top.timeS - sampleTopS)).toBeLessThan(0.04);
    expect(Math.abs(impact.timeS - sampleImpactS)).toBeLessThan(0.04);
  }, 120_000);

  it('whom the model does not find in the whole picture has them too, at its edge and left-handed', async () => {
    const outcome = await analyze(drawFarGolfer('left.mp4', 0.2, '0:(oh-ih)/2', ['hflip', 'null']), 'left');
    if (!outcome.ok) throw new Error(`${outcome.code}: ${outcome.detail}`);
    expect(outcome.analysis.handedness).toBe('left');
    expect(Math.abs(outcome.analysis.events.impact.timeS - sampleImpactS)).toBeLessThan(0.04);
  }, 120_000);
});
