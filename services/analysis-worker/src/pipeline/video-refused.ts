import type { TerminalAnalysisCode } from '@trueswing/contracts';

/** The video is at fault and another attempt cannot fix it. Thrown inside the pipeline, turned into a result at its edge. */
export class VideoRefused extends Error {
  override readonly name = 'VideoRefused';
  readonly code: TerminalAnalysisCode;
  constructor(code: TerminalAnalysisCode, detail: string) {
    super(detail);
    this.code = code;
  }
}
