import type { CameraView, TerminalAnalysisCode } from '@trueswing/contracts';

/** The video is at fault and another attempt cannot fix it. Thrown inside the pipeline, turned into a result at its edge. */
export class VideoRejected extends Error {
  override readonly name = 'VideoRejected';
  readonly code: TerminalAnalysisCode;
  /** Where the camera stands, of a video that shows the wrong view. */
  readonly seenView: CameraView | null;
  constructor(code: TerminalAnalysisCode, detail: string, seenView: CameraView | null = null) {
    super(detail);
    this.code = code;
    this.seenView = seenView;
  }
}
