import type { Measurements, PoseTrack } from '@trueswing/contracts';
import { type AnalysedView, analyzeSwing, assessTimeBase, fuseViews } from '@trueswing/domain';
import type { PoseBrowser } from '../calibration/open-pose-page.ts';
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

/** Films a case from both views at its frame rate, then analyzes each view and both together as the worker does. */
export async function analyzeCase(page: PoseBrowser, angle: AngleCase): Promise<AngleAnswer[]> {
  const views = { faceOn: clipOf(angle, 'face-on'), downTheLine: clipOf(angle, 'down-the-line') };
  const faceOn = analyzeClip(await film(page, views.faceOn), views.faceOn);
  const downTheLine = analyzeClip(await film(page, views.downTheLine), views.downTheLine);
  const truth = describeTruth(views.faceOn).measurements;
  const answer = (source: BenchSource, measurements: Measurements | null) => ({ source, measurements, truth });
  return [
    answer('face-on', faceOn?.analysis.measurements ?? null),
    answer('down-the-line', downTheLine?.analysis.measurements ?? null),
    answer('both', faceOn && downTheLine ? fuseViews(faceOn, downTheLine).measurements : null),
  ];
}

async function film(page: PoseBrowser, clip: ClipParameters): Promise<PoseTrack> {
  const moments = listFrameMoments(makeSwing(clip.swing).durationS, clip.video);
  const poses = await page.detectPoses(clip, moments);
  const { widthPx, heightPx } = clip.camera;
  return { widthPx, heightPx, frames: poses.map((pose, frame) => ({ frame, timeS: moments[frame]!, ...pose })) }; // one a moment
}

function analyzeClip(track: PoseTrack, clip: ClipParameters): AnalysedView | null {
  const timeBase = assessTimeBase({
    frameTimesS: track.frames.map((pose) => pose.timeS),
    nominalFps: clip.video.fps,
    repeatedFrames: [],
  });
  const outcome = analyzeSwing({ track, timeBase, slot: clip.camera.view, handedness: clip.swing.handedness });
  return outcome.ok ? { track, analysis: outcome.analysis } : null;
}
