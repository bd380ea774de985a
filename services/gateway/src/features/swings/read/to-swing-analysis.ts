import {
  type AnalysisResult,
  type AnalysisStatus,
  analysisFailureCodeSchema,
  errorCatalog,
  type ListedResult,
  type ListedSwing,
  mapToApi,
  type ShownResult,
  type SwingAnalysis,
  type SwingHead,
  type swingHeadSchema,
  type TechnicalDetails,
} from '@trueswing/contracts';
import { describeFailure } from '@trueswing/domain';
import type { Logger } from '@trueswing/service-kit';
import { listResultAsJson, showResult, showResultAsJson } from '@trueswing/swing';
import type { z } from 'zod/mini';
import { shotColumns } from '../../../database.shot.ts';
import { fromJson, type JsonText, joinObjects, toJson } from '../../../http/json-text.ts';
import type { StatusRow, SwingRow } from '../swings.repository.ts';
import { readResult, type StoredResult } from './read-result.ts';
import { describeFiles, type FileUrls, type fileKeys, noFiles, writeFiles } from './swing-files.ts';

type Facts = Omit<SwingHead, keyof typeof fileKeys>;
type FactsInput = Omit<z.input<typeof swingHeadSchema>, keyof typeof fileKeys>;

/** Reads what an analysis or a list shows of a result, as JSON: as stored, or else from the result in the form of today. */
export function readShown(
  row: Pick<SwingRow, 'id' | 'status' | 'json' | 'result'>,
  logger: Logger,
  toJson: (result: AnalysisResult) => string = showResultAsJson,
): { kind: 'none' | 'unreadable' } | { kind: 'read'; json: string } {
  if (row.status === 'succeeded' && row.json !== null) return { kind: 'read', json: row.json };
  const stored = readResult(row, { id: row.id, logger });
  return stored.kind === 'read' ? { kind: 'read', json: toJson(stored.result) } : stored;
}

/** Converts a stored swing into the shape of the API, as JSON; for someone else than its owner with other URLs of its files. */
export const toSwingAnalysis = (row: SwingRow, logger: Logger, urls?: FileUrls): JsonText<SwingAnalysis> =>
  join(row, readShown(row, logger), urls);

/** Converts a stored swing into its shape in a list, as JSON. */
export const toListedSwing = (row: SwingRow, logger: Logger): JsonText<ListedSwing> =>
  join(row, readShown(row, logger, listResultAsJson));

/** The same without what a chart over time would show: the numbers of the launch monitor and of the video, and the texts that say them. */
export function toListedSwingWithoutNumbers(row: SwingRow, logger: Logger): JsonText<ListedSwing> {
  const { technicalDetails, ...swing } = fromJson(toListedSwing(row, logger));
  const isFinished = technicalDetails !== null && 'measurements' in technicalDetails;
  return toJson({
    ...swing,
    ...mapToApi(() => null),
    ...withoutTexts,
    technicalDetails: isFinished ? { ...technicalDetails, measurements: {} } : technicalDetails,
  });
}

/** The texts that say numbers; the names of what to work on and of the exercises say none. */
const withoutTexts = {
  recommendations: null,
  launchMonitorAssessment: null,
  swingStrengths: [],
  swingWeaknesses: [],
  mobilityAnalysis: null,
  analysisResults: null,
} satisfies Partial<ListedSwing>;

/** Joins the swing and the URLs of its files with what is shown of its result. */
function join<Shown extends ShownResult | ListedResult>(
  row: SwingRow,
  stored: ReturnType<typeof readShown>,
  urls?: FileUrls,
): JsonText<SwingHead & Shown> {
  const facts: FactsInput = {
    id: row.id,
    userId: row.user_id,
    version: row.version ?? 0,
    createdAt: row.uploaded_at.toISOString(),
    clubSelection: row.club,
    handedness: row.handedness,
    ...mapToApi((field) => row[shotColumns[field]]),
    tourComparison: row.tour,
  };
  const shown = stored.kind === 'read' ? stored.json : JSON.stringify(withoutResult(row, stored));
  // Not parsed: the columns' types and checks allow only what the contract allows, and a list has hundreds of rows.
  const head: JsonText<SwingHead> = joinObjects(toJson(facts) as JsonText<Facts>, filesOf(row, stored.kind, urls));
  return joinObjects(head, shown as JsonText<Shown>);
}

function filesOf(row: SwingRow, kind: ReturnType<typeof readShown>['kind'], urls?: FileUrls) {
  if (kind === 'none') return noFiles;
  return urls ? toJson(describeFiles(row, urls)) : writeFiles(row);
}

const withoutResult = (row: SwingRow, stored: { kind: 'none' | 'unreadable' }): ShownResult => ({
  ...withoutTexts,
  keyIssues: [],
  exerciseRecommendations: [],
  technicalDetails: failureOf(row, stored),
});

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
  row: Pick<StatusRow, 'status' | 'error_code' | 'seen_view' | 'rejected_video'>,
  { kind }: { kind: 'none' | 'unreadable' },
): TechnicalDetails | null {
  if (row.status === 'failed') {
    const error = analysisFailureCodeSchema.safeParse(row.error_code).data ?? 'analysis-failed';
    return { error, message: describeFailure(error, { seenView: row.seen_view, rejectedVideo: row.rejected_video }) };
  }
  if (kind === 'none') return null;
  return { error: 'analysis-unreadable', message: errorCatalog['analysis-unreadable'].message };
}
