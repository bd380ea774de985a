import {
  type AnalysisId,
  analysisResultSchema,
  type SwingAnalysis,
  shotToApi,
  swingEventNames,
  type UserId,
  type VideoView,
} from '@trueswing/contracts';
import { showResult } from '@trueswing/swing';
import { z } from 'zod/mini';
import sample from './generated/analysis.json' with { type: 'json' };

/** Files that the worker wrote for the sample swing, by name: URLs of the build. samples/README.md says how to do it again. */
const urls = import.meta.glob<string>(['./generated/*', '!./generated/analysis.json'], {
  query: '?url',
  import: 'default',
  eager: true,
});

function urlOf(name: string): string {
  const url = urls[`./generated/${name}`];
  if (url === undefined) throw new Error(`The sample has no ${name}.`);
  return url;
}

const keyFrameUrls = (view: VideoView) =>
  z
    .record(z.enum(swingEventNames), z.string())
    .parse(Object.fromEntries(swingEventNames.map((event) => [event, urlOf(`${view}-${event}.jpg`)])));

/** No golfer's: an analysis that is in no database. */
const nilId = '00000000-0000-0000-0000-000000000000';

/** The analysis of our sample swing, as the API would give it. */
export function readSampleAnalysis(): SwingAnalysis {
  const { given } = sample;
  return {
    id: nilId as AnalysisId,
    userId: nilId as UserId,
    version: 0,
    createdAt: '2026-11-22T12:00:00.000Z',
    clubSelection: '7-iron',
    handedness: 'right',
    ...shotToApi(given.launchMonitor),
    tourComparison: 'pga',
    faceOnVideoUrl: urlOf('face-on.mp4'),
    faceOnPosterUrl: urlOf('face-on-poster.jpg'),
    faceOnLandmarksUrl: urlOf('face-on-landmarks.json'),
    faceOnKeyFrameUrls: keyFrameUrls('face-on'),
    downTheLineVideoUrl: urlOf('down-the-line.mp4'),
    downTheLinePosterUrl: urlOf('down-the-line-poster.jpg'),
    downTheLineLandmarksUrl: urlOf('down-the-line-landmarks.json'),
    downTheLineKeyFrameUrls: keyFrameUrls('down-the-line'),
    ...showResult(analysisResultSchema.parse(sample.result)),
  };
}
