import type {
  Finding,
  Measurements,
  TerminalAnalysisCode,
  TimeBase,
  VideoPair,
  ViewAnalysis,
} from '@trueswing/contracts';
import type { VerdictReport } from './report-verdict.ts';

/** The one JSON object that `analyze --json` prints. */
export type AnalyzeReport = AnalyzedReport | RejectedReport;

export interface AnalyzedReport {
  readonly ok: true;
  readonly error: null;
  readonly view: ViewAnalysis['view'];
  readonly handedness: ViewAnalysis['handedness'];
  readonly timeBase: TimeBase;
  readonly events: ViewAnalysis['events'];
  readonly measurements: Measurements;
  /** Way in which two videos are read; null with one. */
  readonly filmPair: VideoPair | null;
  readonly findings: readonly Finding[];
  readonly verdict: VerdictReport;
  readonly warnings: readonly string[];
  readonly model: string;
  readonly algorithm: string;
  readonly timingsMs: Readonly<Record<string, number>>;
}

export interface RejectedReport {
  readonly ok: false;
  readonly error: { readonly code: TerminalAnalysisCode; readonly message: string; readonly detail: string };
  readonly model: string;
  readonly algorithm: string;
  readonly timingsMs: Readonly<Record<string, number>>;
}
