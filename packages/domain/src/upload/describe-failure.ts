import { type AnalysisFailureCode, type CameraView, errorCatalog, type VideoView } from '@trueswing/contracts';

/** A video is rejected when it shows another view than its slot, so the view that was seen names the slot. */
const seen: Readonly<Record<VideoView, string>> = {
  'face-on':
    'Your down-the-line video shows you from the front. Put the phone behind your hands, facing the target, and film again.',
  'down-the-line':
    'Your face-on video shows you from behind. Put the phone at hip height, facing your chest, and film again.',
};

const seenAtAnAngle: Readonly<Record<VideoView | 'one', string>> = {
  'face-on': 'Your face-on video shows you at an angle. Put the phone straight in front of your chest, and film again.',
  'down-the-line':
    'Your down-the-line video shows you at an angle. Put the phone straight behind your hands, and film again.',
  one: 'A video shows you at an angle. Put the phone straight in front of your chest, or straight behind your hands.',
};

/** Facts that are stored of a video that was rejected. */
export interface RejectedVideo {
  /** Where the camera stands, of one that shows the wrong view. */
  readonly seenView: CameraView | null;
  /** Which of two videos it is; null with one. */
  readonly rejectedVideo: VideoView | null;
}

/** Why an analysis failed and what to do next; for a wrong view, the one that was seen; of two videos, which one is at fault. */
export function describeFailure(code: AnalysisFailureCode, { seenView, rejectedVideo }: RejectedVideo): string {
  if (code === 'wrong-view' && seenView) {
    return seenView === 'other' ? seenAtAnAngle[rejectedVideo ?? 'one'] : seen[seenView];
  }
  const { message } = errorCatalog[code];
  return rejectedVideo ? `In your ${rejectedVideo} video: ${message}` : message;
}
