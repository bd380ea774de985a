import { type AnalysisFailureCode, type CameraView, errorCatalog } from '@trueswing/contracts';

const seen: Readonly<Record<CameraView, string>> = {
  'face-on': 'We saw a face-on film. We need you from behind here: put the phone behind your hands, facing the target.',
  'down-the-line': 'We saw a film from behind. We need you from the front here: put the phone in front of your chest.',
  other: 'We saw you at an angle. Put the phone straight in front of your chest, or straight behind your hands.',
};

/** Why an analysis failed and what to do next; for a wrong view, the one that was seen. */
export const describeFailure = (code: AnalysisFailureCode, seenView: CameraView | null): string =>
  code === 'wrong-view' && seenView ? seen[seenView] : errorCatalog[code].message;
