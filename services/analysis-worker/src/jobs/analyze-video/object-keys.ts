import { type AnalysisId, type AnalyzeVideoJob, type SwingEventName, swingEventNames } from '@trueswing/contracts';

/** Everything that the golfer uploaded for an analysis. */
export const uploadsPrefix = (analysisId: AnalysisId): string => `uploads/${analysisId}/`;
/** Everything that any attempt wrote. */
export const outputsPrefix = (analysisId: AnalysisId): string => `analyses/${analysisId}/`;
export const attemptPrefix = (analysisId: AnalysisId, attempt: number): string => `analyses/${analysisId}/${attempt}/`;

/** Where an attempt stores the files of one view. */
export function viewKeys({ analysisId, attempt }: AnalyzeVideoJob, view: 'face-on' | 'down-the-line') {
  const key = (suffix: string): string => `${attemptPrefix(analysisId, attempt)}${view}${suffix}`;
  const keyFrames = Object.fromEntries(swingEventNames.map((event) => [event, key(`-${event}.jpg`)])) as Record<
    SwingEventName,
    string
  >;
  return { video: key('.mp4'), poster: key('-poster.jpg'), landmarks: key('-landmarks.json'), keyFrames };
}
