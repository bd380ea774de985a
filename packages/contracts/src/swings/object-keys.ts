import type { FilmedTest } from '../mobility/mobility-video.ts';
import type { AnalyzeVideoJob } from './analysis-job.ts';
import { type SwingEventName, swingEventNames, type VideoView } from './swing-measurements.ts';

/** Prefix of everything that the golfer uploaded for an analysis. The gateway writes it. */
export const uploadsPrefix = (analysisId: string): string => `uploads/${analysisId}/`;

/** @param secret random text: the key cannot be guessed and does not contain the file's own name */
export const uploadKey = (analysisId: string, view: VideoView, secret: string): string =>
  `${uploadsPrefix(analysisId)}${secret}-${view}`;

/** Video of a mobility check. The gateway writes it, the worker reads it, and it is removed as soon as it was read. */
export const mobilityVideoKey = (videoId: string, test: FilmedTest): string => `${uploadsPrefix(videoId)}${test}`;

/** Which view an upload key was made for. */
export const viewOfUploadKey = (key: string): VideoView =>
  key.endsWith('-down-the-line' satisfies `-${VideoView}`) ? 'down-the-line' : 'face-on';

/** Prefix of everything that any attempt of an analysis wrote. The worker writes it. */
export const outputsPrefix = (analysisId: string): string => `analyses/${analysisId}/`;

/** Prefix of what one attempt wrote. It ends with a slash, so attempt 1 does not match attempt 10. */
export const attemptPrefix = (analysisId: string, attempt: number): string => `${outputsPrefix(analysisId)}${attempt}/`;

/** Where an attempt stores the files of one view. */
export interface ViewKeys {
  readonly video: string;
  readonly poster: string;
  readonly landmarks: string;
  readonly keyFrames: Readonly<Record<SwingEventName, string>>;
}

export function viewKeys({ analysisId, attempt }: AnalyzeVideoJob, view: VideoView): ViewKeys {
  const key = (suffix: string): string => `${attemptPrefix(analysisId, attempt)}${view}${suffix}`;
  const keyFrames = Object.fromEntries(swingEventNames.map((event) => [event, key(`-${event}.jpg`)])) as Record<
    SwingEventName,
    string
  >;
  return { video: key('.mp4'), poster: key('-poster.jpg'), landmarks: key('-landmarks.json'), keyFrames };
}
