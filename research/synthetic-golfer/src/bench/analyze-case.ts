import type { Measurements } from '@trueswing/contracts';
import { type AnalyzeViewsInput, analyzeViews, type DetectedView } from '@trueswing/swing';
import type { PoseBrowser } from '../calibration/collect/open-pose-page.ts';
import { type ClipParameters, listFrameMoments } from '../clip/clip-parameters.ts';
import { describeTruth } from '../clip/describe-truth.ts';
import { makeSwing } from '../swing/make-swing.ts';
import { type AngleCase, clipOf } from './list-cases.ts';

export type BenchSource = 'face-on' | 'down-the-line' | 'both';
/** The measurements of one case from one source, with the truth. A rejected clip has no measurements. */
export interface AngleAnswer {
  source: BenchSource;
  measurements: Measurements | null;
  truth: ReturnType<typeof describeTruth>['measurements'];
}

/** Films a case from both views at its frame rate and analyzes it. */
export const analyzeCase = (page: PoseBrowser, angle: AngleCase): Promise<AngleAnswer[]> =>
  analyzeClips(page, { faceOn: clipOf(angle, 'face-on'), downTheLine: clipOf(angle, 'down-the-line') });

/** Films a swing from both views, then analyzes each view and both together as the worker does. */
export async function analyzeClips(
  page: PoseBrowser,
  views: Readonly<Record<'faceOn' | 'downTheLine', ClipParameters>>,
): Promise<AngleAnswer[]> {
  const faceOn = await film(page, views.faceOn);
  const downTheLine = await film(page, views.downTheLine);
  const truth = describeTruth(views.faceOn).measurements;
  const { handedness } = views.faceOn.swing;
  const answer = (source: BenchSource, input: Pick<AnalyzeViewsInput, 'main' | 'downTheLine' | 'slot'>) => {
    const outcome = analyzeViews({ ...input, handedness, isSameSwing: true });
    return { source, measurements: outcome.ok ? outcome.measurements : null, truth };
  };
  return [
    answer('face-on', { main: faceOn, downTheLine: null, slot: 'face-on' }),
    answer('down-the-line', { main: downTheLine, downTheLine: null, slot: 'down-the-line' }),
    answer('both', { main: faceOn, downTheLine, slot: 'face-on' }),
  ];
}

export async function film(page: PoseBrowser, clip: ClipParameters): Promise<DetectedView> {
  const moments = listFrameMoments(makeSwing(clip.swing).durationS, clip.video);
  const poses = await page.detectPoses(clip, moments);
  const { widthPx, heightPx } = clip.camera;
  const frames = poses.map((pose, frame) => ({ frame, timeS: moments[frame]!, ...pose })); // one a moment
  return {
    track: { widthPx, heightPx, frames },
    frameTimesS: frames.map((pose) => pose.timeS),
    repeatedFrames: frames.map(() => false),
  };
}
