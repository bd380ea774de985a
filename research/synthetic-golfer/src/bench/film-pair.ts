import { type AnalyzedView, analyzeViews } from '@trueswing/swing';
import type { PoseBrowser } from '../calibration/collect/open-pose-page.ts';
import type { ClipParameters } from '../clip/clip-parameters.ts';
import { describeTruth } from '../clip/describe-truth.ts';
import { film } from './analyze-case.ts';
import type { VideoPair } from './list-video-pairs.ts';

type Turns = Readonly<Record<'shoulderTurnDeg' | 'hipRotationDeg', number>>;

/** The videos of a pair as the analysis reads them; null where it rejects one. */
export interface FilmedPair {
  readonly seed: number;
  readonly truth: Readonly<Record<'usual' | 'first' | 'second', Turns>>;
  readonly firstFaceOn: AnalyzedView | null;
  readonly firstFromBehind: AnalyzedView | null;
  readonly secondFromBehind: AnalyzedView | null;
}

export async function filmPair(page: PoseBrowser, pair: VideoPair): Promise<FilmedPair> {
  const { seed, usual, firstFaceOn, secondFromBehind } = pair;
  return {
    seed,
    truth: { usual: truthOf(usual), first: truthOf(firstFaceOn), second: truthOf(secondFromBehind) },
    firstFaceOn: await analyze(page, pair.firstFaceOn),
    firstFromBehind: await analyze(page, pair.firstFromBehind),
    secondFromBehind: await analyze(page, pair.secondFromBehind),
  };
}

const truthOf = (clip: ClipParameters): Turns => {
  const { shoulderTurnDeg = Number.NaN, hipRotationDeg = Number.NaN } = describeTruth(clip).measurements;
  return { shoulderTurnDeg, hipRotationDeg };
};

async function analyze(page: PoseBrowser, clip: ClipParameters): Promise<AnalyzedView | null> {
  const main = await film(page, clip);
  const { handedness } = clip.swing;
  const outcome = analyzeViews({ main, downTheLine: null, slot: clip.camera.view, handedness, slowMotion: 'no' });
  return outcome.ok ? outcome.main : null;
}
