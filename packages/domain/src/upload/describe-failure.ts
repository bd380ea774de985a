import { type AnalysisFailureCode, type CameraView, errorCatalog } from '@trueswing/contracts';

/** A video is rejected when it shows another view than its slot, so the view that was seen names the slot. */
const seen: Readonly<Record<CameraView, string>> = {
  'face-on':
    'Your down-the-line video shows you from the front. Put the phone behind your hands, facing the target, and film again.',
  'down-the-line':
    'Your face-on video shows you from behind. Put the phone at hip height, facing your chest, and film again.',
  other: 'A video shows you at an angle. Put the phone straight in front of your chest, or straight behind your hands.',
};

/** Why an analysis failed and what to do next; for a wrong view, the one that was seen. */
export const describeFailure = (code: AnalysisFailureCode, seenView: CameraView | null): string =>
  code === 'wrong-view' && seenView ? seen[seenView] : errorCatalog[code].message;
