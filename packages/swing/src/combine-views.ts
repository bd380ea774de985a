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
  const ofViews = [...main.analysis.warnings, ...(downTheLine?.analysis.warnings ?? [])];
  const ofEnds = sayMissingEnds(main.analysis, downTheLine?.analysis ?? null);
  return {
    main,
    downTheLine,
    measurements,
    filmPair,
    findings: findFindings(measurements),
    warnings: [...new Set(ofViews), ...ofEnds],
  };
}
