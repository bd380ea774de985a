import {
  type AnalysisResult,
  type AnalysisStatus,
  analysisFailureCodeSchema,
  apiRoutes,
  errorCatalog,
  type ListedResult,
  type ListedSwing,
  type MovedEvents,
  routeUrl,
  type ShownResult,
  type SwingAnalysis,
  type SwingEventName,
  type SwingHead,
  swingEventNames,
  swingHeadSchema,
  type TechnicalDetails,
  type VideoView,
} from '@trueswing/contracts';
import { describeFailure, listResultAsJson, showResult, showResultAsJson } from '@trueswing/domain';
import type { Logger } from '@trueswing/service-kit';
import type { z } from 'zod/mini';
import { type JsonText, joinObjects, toJson } from '../../../http/json-text.ts';
import type { StatusRow, SwingRow } from '../swings.repository.ts';
import { readResult, type StoredResult } from './read-result.ts';

const fileRoutes = {
  video: apiRoutes.readVideo,
  poster: apiRoutes.readPoster,
  landmarks: apiRoutes.readLandmarks,
} as const;

/** URLs of the files of an analysis. */
export interface FileUrls {
  file(kind: keyof typeof fileRoutes, view: VideoView): string;
  still(view: VideoView, event: SwingEventName): string;
}

const anyId = '00000000-0000-0000-0000-000000000000';
/** The URLs of an analysis differ from another's only in the id. A list has hundreds, so each is made from its contract once. */
const urlParts = new Map<string, string[]>();
function urlOf(id: string, name: string, make: (id: string) => string): string {
  const parts = urlParts.get(name) ?? make(anyId).split(anyId);
  urlParts.set(name, parts);
  return parts.join(id);
}

/** The URLs under which the owner reads the files. */
const ownUrls = (id: string): FileUrls => ({
  file: (kind, view) => urlOf(id, `${kind} ${view}`, (id) => routeUrl(fileRoutes[kind], { params: { id, view } })),
  still: (view, event) =>
    urlOf(id, `${event} ${view}`, (id) => routeUrl(apiRoutes.readKeyFrame, { params: { id, view, event } })),
});

/** What an analysis or a list shows of a result, as JSON: as it was stored, or else from the result in the form of today. */
export function readShown(
  row: Pick<SwingRow, 'id' | 'status' | 'json' | 'result'>,
  logger: Logger,
  toJson: (result: AnalysisResult) => string = showResultAsJson,
): { kind: 'none' | 'unreadable' } | { kind: 'read'; json: string } {
  if (row.status === 'succeeded' && row.json !== null) return { kind: 'read', json: row.json };
  const stored = readResult(row, { id: row.id, logger });
  return stored.kind === 'read' ? { kind: 'read', json: toJson(stored.result) } : stored;
}

/** Converts a stored swing into the shape of the API, as JSON. */
export const toSwingAnalysis = (row: SwingRow, logger: Logger, urls = ownUrls(row.id)): JsonText<SwingAnalysis> =>
  join(row, readShown(row, logger), urls);

/** Converts a stored swing into its shape in a list, as JSON. */
export const toListedSwing = (row: SwingRow, logger: Logger): JsonText<ListedSwing> =>
  join(row, readShown(row, logger, listResultAsJson), ownUrls(row.id));

/** Joins the swing and the URLs of its files with what is shown of its result. */
function join<Shown extends ShownResult | ListedResult>(
  row: SwingRow,
  stored: ReturnType<typeof readShown>,
  urls: FileUrls,
): JsonText<SwingHead & Shown> {
  const hasFiles = stored.kind !== 'none';
  const file = (kind: keyof typeof fileRoutes, view: VideoView, exists: unknown) =>
    hasFiles && exists ? urls.file(kind, view) : null;
  const stills = (view: VideoView, keys: SwingRow['face_on_key_frames'], moves: MovedEvents = {}) =>
    hasFiles && keys ? mapEvents((event) => (moves[event] === undefined ? urls.still(view, event) : null)) : null;
  const head = swingHeadSchema.parse({
    id: row.id,
    userId: row.user_id,
    version: row.version ?? 0,
    createdAt: row.uploaded_at.toISOString(),
    clubSelection: row.club,
    handedness: row.handedness,
    clubSpeed: row.club_speed_mph,
    ballSpeed: row.ball_speed_mph,
    carry: row.carry_yd,
    total: row.total_yd,
    spinRate: row.spin_rpm,
    clubPath: row.club_path_deg,
    faceAngle: row.face_angle_deg,
    tourComparison: row.tour,
    faceOnVideoUrl: file('video', 'face-on', true),
    faceOnPosterUrl: file('poster', 'face-on', true),
    faceOnLandmarksUrl: file('landmarks', 'face-on', true),
    downTheLineVideoUrl: file('video', 'down-the-line', row.down_the_line_video_key),
    downTheLinePosterUrl: file('poster', 'down-the-line', row.down_the_line_poster_key),
    downTheLineLandmarksUrl: file('landmarks', 'down-the-line', row.down_the_line_landmarks_key),
    faceOnKeyFrameUrls: stills('face-on', row.face_on_key_frames, row.moves?.faceOn),
    downTheLineKeyFrameUrls: stills('down-the-line', row.down_the_line_key_frames, row.moves?.downTheLine),
  } satisfies z.input<typeof swingHeadSchema>);
  const shown = stored.kind === 'read' ? stored.json : JSON.stringify(withoutResult(row, stored));
  return joinObjects<SwingHead, Shown>(toJson(head), shown as JsonText<Shown>);
}

const withoutResult = (row: SwingRow, stored: { kind: 'none' | 'unreadable' }): ShownResult => ({
  ...{ keyIssues: [], recommendations: null, exerciseRecommendations: [], launchMonitorAssessment: null },
  ...{ swingStrengths: [], swingWeaknesses: [], mobilityAnalysis: null, analysisResults: null },
  technicalDetails: failureOf(row, stored),
});

const mapEvents = (toUrl: (event: SwingEventName) => string | null) =>
  Object.fromEntries(swingEventNames.map((event) => [event, toUrl(event)])) as Record<SwingEventName, string | null>;

/** State and progress of the analysis. A swing that no worker has taken yet is queued. */
export function toAnalysisStatus(row: StatusRow, about: { id: string; logger: Logger }): AnalysisStatus {
  const stored = readResult(row, about);
  const details = toTechnicalDetails(row, stored);
  return {
    isComplete: stored.kind === 'read',
    hasError: details !== null && 'error' in details,
    technicalDetails: details,
    mobilityAnalysis: stored.kind === 'read' ? stored.result.mobilityAnalysis : null,
    status: row.status ?? 'queued',
    stage: row.stage ?? 'queued',
    progress: Math.min(1, Math.max(0, row.progress ?? 0)),
    startedAt: row.started_at?.toISOString() ?? null,
    leaseUntil: row.lease_until?.toISOString() ?? null,
  };
}

function toTechnicalDetails(row: StatusRow, stored: StoredResult): TechnicalDetails | null {
  return stored.kind === 'read' ? showResult(stored.result).technicalDetails : failureOf(row, stored);
}

/** Why an analysis cannot be shown; null while it is in progress. */
function failureOf(
  row: Pick<StatusRow, 'status' | 'error_code' | 'seen_view'>,
  { kind }: { kind: 'none' | 'unreadable' },
): TechnicalDetails | null {
  if (row.status === 'failed') {
    const error = analysisFailureCodeSchema.safeParse(row.error_code).data ?? 'analysis-failed';
    return { error, message: describeFailure(error, row.seen_view) };
  }
  if (kind === 'none') return null;
  return { error: 'analysis-unreadable', message: errorCatalog['analysis-unreadable'].message };
}
