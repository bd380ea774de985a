import type { Measurements, VideoPair } from '@trueswing/contracts';
import { sayMissingEnds } from './2-events/say-missing-ends.ts';
import type { AnalyzedView } from './3-measure/analyzed-view.ts';
import { fuseViews } from './3-measure/two-videos/fuse-views.ts';
import { findFindings } from './4-judge/find-findings.ts';
import type { RuleFinding } from './4-judge/rules/finding-rule.ts';

/** A swing with what is said of it. */
export interface CombinedViews {
  readonly main: AnalyzedView;
  readonly downTheLine: AnalyzedView | null;
  /** Measurements of both views together. */
  readonly measurements: Measurements;
  /** Way in which both videos are read; null with one. */
  readonly filmPair: VideoPair | null;
  readonly findings: readonly RuleFinding[];
  readonly warnings: readonly string[];
}

/** Fuses the analyzed views of a swing, or of two swings of a golfer, and finds the findings. */
export function combineViews(
  main: AnalyzedView,
  downTheLine: AnalyzedView | null,
  isSaidToBeOneSwing: boolean,
): CombinedViews {
  const { measurements, filmPair } = fuseViews(main, downTheLine, isSaidToBeOneSwing);
  const ofViews = nameVideos(main.analysis.warnings, downTheLine?.analysis.warnings ?? null);
  const ofEnds = sayMissingEnds(main.analysis, downTheLine?.analysis ?? null);
  return {
    main,
    downTheLine,
    measurements,
    filmPair,
    findings: findFindings(measurements),
    warnings: [...ofViews, ...ofEnds],
  };
}

/** The warnings of both views, each with its video; what is said of both has none. */
function nameVideos(main: readonly string[], downTheLine: readonly string[] | null): string[] {
  if (!downTheLine) return [...main];
  const nameIn = (video: string, own: readonly string[], other: readonly string[]): string[] =>
    own.filter((warning) => !other.includes(warning)).map((warning) => `In your ${video} video: ${warning}`);
  return [
    ...main.filter((warning) => downTheLine.includes(warning)),
    ...nameIn('face-on', main, downTheLine),
    ...nameIn('down-the-line', downTheLine, main),
  ];
}
