import type { CameraView, TerminalAnalysisCode, VideoView } from '@trueswing/contracts';

/** The video is at fault and another attempt cannot fix it. Thrown inside the pipeline, turned into a result at its edge. */
export class VideoRejected extends Error {
  override readonly name = 'VideoRejected';
  readonly code: TerminalAnalysisCode;
  /** Where the camera stands, of a video that shows the wrong view. */
  readonly seenView: CameraView | null;
  /** Which of two videos is at fault; null with one. */
  readonly rejectedVideo: VideoView | null;
  constructor(
    code: TerminalAnalysisCode,
    detail: string,
    of: { readonly seenView?: CameraView; readonly rejectedVideo?: VideoView } = {},
  ) {
    super(detail);
    this.code = code;
    this.seenView = of.seenView ?? null;
    this.rejectedVideo = of.rejectedVideo ?? null;
  }
}
