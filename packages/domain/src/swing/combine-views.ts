import type { Measurements } from '@trueswing/contracts';
import { findFindings } from '../findings/find-findings.ts';
import type { RuleFinding } from '../findings/finding-rule.ts';
import type { AnalyzedView } from './analyzed-view.ts';
import { fuseViews } from './fuse-views.ts';

/** A swing with what is said of it. */
export interface CombinedViews {
  readonly main: AnalyzedView;
  readonly downTheLine: AnalyzedView | null;
  /** Of both views together. */
  readonly measurements: Measurements;
  readonly findings: readonly RuleFinding[];
  readonly warnings: readonly string[];
}

/** Fuses the analyzed views of a swing and finds the findings. */
export function combineViews(main: AnalyzedView, downTheLine: AnalyzedView | null): CombinedViews {
  const { measurements, warnings } = fuseViews(main, downTheLine);
  const ofViews = [...main.analysis.warnings, ...(downTheLine?.analysis.warnings ?? [])];
  return {
    ...{ main, downTheLine, measurements },
    findings: findFindings(measurements),
    warnings: [...new Set([...ofViews, ...warnings])],
  };
}
