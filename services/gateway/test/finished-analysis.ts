import {
  type AnalysisResult,
  analysisIdSchema,
  analysisResultSchema,
  type CameraView,
  swingEventNames,
  type UploadClub,
  type VideoView,
  type ViewAnalysis,
  viewKeys,
} from '@trueswing/contracts';
import { shownForm } from '@trueswing/service-kit';
import { storeResult } from '@trueswing/swing';
import type { InspectedStores } from './inspected-stores.ts';
import type { Golfer, TestGateway } from './test-gateway.ts';
import { exampleVideo, uploadForm } from './test-videos.ts';

const faceOn: ViewAnalysis = {
  view: 'face-on',
  handedness: 'right',
  framing: { statureShare: 0.7, feetX: 0.5, feetY: 0.85 },
  timeBase: { fps: 60, frames: 180, variable: false, duplicates: 0, slowMotionFactor: 1, trusted: true },
  events: Object.fromEntries(
    swingEventNames.map((name, index) => [name, { frame: index * 20, timeS: index / 3, confidence: 0.9 }]),
  ) as ViewAnalysis['events'],
  measurements: { tempoRatio: { value: 3, plusMinus: 0.4, at: 'swing', confidence: 0.9 } },
  warnings: [],
};
const mobilityAnalysis = {
  shoulderTurn: '92° ± 9°',
  hipRotation: '44° ± 6°',
  xFactor: '48° ± 9°',
  spineAngle: '30° ± 4°',
};

/** A result as a worker writes it. */
export const analysisResult: AnalysisResult = analysisResultSchema.parse({
  algorithm: 'test-1',
  poseModel: 'full',
  writer: 'deterministic',
  faceOn,
  downTheLine: null,
  measurements: faceOn.measurements,
  findings: [],
  mobilityAnalysis,
  analysisResults: { posture: 'Steady.', balance: 'Good.', mobilityAnalysis },
  swingStrengths: ['Tempo.'],
  swingWeaknesses: ['None.'],
  keyIssues: ['None.'],
  recommendations: 'Go on.',
  exerciseRecommendations: ['Open book'],
  launchMonitorAssessment: null,
  warnings: [],
  timingsMs: { pose: 1_000 },
});

/** Uploads a swing and gives its id. */
export async function uploadSwing(
  gateway: TestGateway,
  golfer: Golfer,
  { club = 'driver', idempotencyKey }: { club?: UploadClub; idempotencyKey?: string } = {},
): Promise<string> {
  const body = uploadForm({ faceOn: await exampleVideo() }, { clubSelection: club });
  const headers = { ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }) };
  const response = await gateway.call('/api/swing-analyses', { method: 'POST', body, as: golfer, headers });
  if (response.status !== 200) throw new Error(`upload: ${response.status} ${await response.text()}`);
  return ((await response.json()) as { id: string }).id;
}

/** Writes the job row of a running or failed analysis, as the worker would. */
export async function setJob(
  gateway: Pick<InspectedStores, 'rows'>,
  analysisId: string,
  job: {
    status: string;
    stage?: string;
    progress?: number;
    errorCode?: string;
    seenView?: CameraView;
    rejectedVideo?: VideoView;
  },
): Promise<void> {
  await gateway.rows(
    `insert into analysis.job (analysis_id, user_id, status, stage, progress, attempt, failures, due_at, lease_until,
       started_at, error_code, created_at, seen_view, rejected_video)
     select id, user_id, $2, $3, $4, 1, 0, now(), case when $2 = 'running' then now() end, now(), $5, now(), $6, $7
       from gateway.swing where id = $1
     on conflict (analysis_id) do update set status = excluded.status, stage = excluded.stage,
       progress = excluded.progress, lease_until = excluded.lease_until, error_code = excluded.error_code,
       seen_view = excluded.seen_view, rejected_video = excluded.rejected_video`,
    [
      ...[analysisId, job.status, job.stage ?? 'queued', job.progress ?? 0],
      ...[job.errorCode ?? null, job.seenView ?? null, job.rejectedVideo ?? null],
    ],
  );
}

/** Writes a result and its files, as the worker would; without `files` the rows alone. */
export async function finishAnalysis(
  gateway: InspectedStores,
  analysisId: string,
  files: Buffer | null,
): Promise<void> {
  await setJob(gateway, analysisId, { status: 'succeeded', stage: 'done', progress: 1 });
  await writeOutput(gateway, analysisId, files);
}

/** Writes the result of an analysis whose job row exists, and its files. */
export async function writeOutput(gateway: InspectedStores, analysisId: string, files: Buffer | null): Promise<void> {
  const { video, poster, landmarks, keyFrames } = viewKeys(
    { analysisId: analysisIdSchema.parse(analysisId), attempt: 1 },
    'face-on',
  );
  const keys = [video, poster, landmarks];
  if (files) {
    const { client, name } = gateway.bucket;
    await Promise.all([...keys, ...Object.values(keyFrames)].map((key) => client.putObject(name, key, files)));
  }
  await gateway.rows(
    `insert into analysis.output (analysis_id, attempt, face_on_video_key, face_on_poster_key,
       face_on_landmarks_key, face_on_key_frames, created_at, result, shown, listed, shown_form)
     values ($1, 1, $2, $3, $4, $5, now(), $6, $7, $8, $9)`,
    [analysisId, ...keys, JSON.stringify(keyFrames), ...resultColumns(analysisResult)],
  );
}

/** Values of the columns `result`, `shown`, `listed` and `shown_form`, as the worker writes them. */
export function resultColumns(result: AnalysisResult): string[] {
  const stored = storeResult(result, shownForm);
  return [stored.result, stored.shown, stored.listed, stored.shown_form];
}

/** Changes parts of a result that an earlier version of the worker wrote: what it shows is not stored. */
export async function changeResult(gateway: TestGateway, analysisId: string, change: object): Promise<void> {
  await gateway.rows(
    'update analysis.output set result = result || $2, shown = null, listed = null, shown_form = null where analysis_id = $1',
    [analysisId, JSON.stringify(change)],
  );
}

/** Uploads a swing and finishes its analysis; each of its files has the content given. */
export async function finishSwing(gateway: TestGateway, owner: Golfer, content: string): Promise<string> {
  const id = await uploadSwing(gateway, owner);
  await finishAnalysis(gateway, id, Buffer.from(content));
  return id;
}
