import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  type AnalysisId,
  type AnalysisResult,
  analysisResultSchema,
  type CameraView,
  eventCatalog,
  swingEventNames,
  viewKeys,
} from '@trueswing/contracts';
import { shownForm } from '@trueswing/service-kit';
import { storeResult } from '@trueswing/swing';
import { addEvent, openTestS3, queryDatabase, repositoryRoot } from '@trueswing/testkit';
import { databaseUrl } from './database-url.ts';
import type { SharedE2e } from './open-system.ts';

/** The committed sample report: what the worker wrote for both views of one swing with the 7-iron. */
const folder = join(repositoryRoot, 'apps/web/src/features/analyses/sample/generated');
const attempt = 1;

/**
 * Gives an uploaded swing the result, the files and the event of the sample report, as the worker would. The worker must be
 * stopped meanwhile: afterwards it finds the job done. `change` replaces parts of the result; without `downTheLine` it is a
 * swing of one video.
 */
export async function finishAsSample(
  e2e: SharedE2e,
  analysisId: AnalysisId,
  change: Partial<AnalysisResult> = {},
): Promise<void> {
  const stored = JSON.parse(await readFile(join(folder, 'analysis.json'), 'utf8')) as { result: unknown };
  const result = { ...analysisResultSchema.parse(stored.result), ...change };
  const { shown, listed, shown_form: form, ...truth } = storeResult(result, shownForm);
  const storedColumns = [truth.result, shown, listed, form];
  const store = async (view: 'face-on' | 'down-the-line') => {
    const keys = viewKeys({ analysisId, attempt }, view);
    await storeFiles(e2e, view, keys);
    return columnsOf(keys);
  };
  const faceOn = await store('face-on');
  const downTheLine = result.downTheLine ? await store('down-the-line') : [null, null, null, null];
  const query = (statement: string, values: unknown[]) => queryDatabase(databaseUrl(e2e), statement, values);
  await query(
    `insert into analysis.job (analysis_id, user_id, status, stage, progress, attempt, failures, due_at, started_at,
       finished_at, created_at)
     select id, user_id, 'succeeded', 'done', 1, $2, 0, now(), now(), now(), now() from gateway.swing where id = $1`,
    [analysisId, attempt],
  );
  await query(
    `insert into analysis.output (analysis_id, attempt, created_at, result, shown, listed, shown_form,
       face_on_video_key, face_on_poster_key, face_on_landmarks_key, face_on_key_frames,
       down_the_line_video_key, down_the_line_poster_key, down_the_line_landmarks_key, down_the_line_key_frames)
     values ($1, $2, now(), $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)`,
    [analysisId, attempt, ...storedColumns, ...faceOn, ...downTheLine],
  );
  const [swing] = await query('select user_id, club, face_on_sha256 from gateway.swing where id = $1', [analysisId]);
  const { payload, consumers } = eventCatalog['swing.analyzed'];
  await addEvent(databaseUrl(e2e), {
    type: 'swing.analyzed',
    payload: payload.parse({
      analysisId,
      userId: swing?.user_id,
      club: swing?.club,
      videoSha256: swing?.face_on_sha256,
    }),
    consumers,
  });
}

type Keys = ReturnType<typeof viewKeys>;

const columnsOf = ({ video, poster, landmarks, keyFrames }: Keys) => [
  video,
  poster,
  landmarks,
  JSON.stringify(keyFrames),
];

async function storeFiles({ system }: SharedE2e, view: CameraView, keys: Keys): Promise<void> {
  const store = openTestS3(system.stores.s3);
  const put = (key: string, content: Buffer) => store.putObject(system.stores.bucket, key, content);
  const read = (file: string) => readFile(join(folder, `${view}${file}`));
  await put(keys.video, await read('.mp4'));
  await put(keys.poster, await read('-poster.jpg'));
  await put(keys.landmarks, withTimeFacts(await read('-landmarks.json')));
  for (const name of swingEventNames) await put(keys.keyFrames[name], await read(`-${name}.jpg`));
}

/** The landmarks with the times of their frames, which the worker stores for corrections and the sample leaves out. */
function withTimeFacts(landmarks: Buffer): Buffer {
  const track = JSON.parse(landmarks.toString()) as { frames: { timeS: number }[] };
  const frameTimesS = track.frames.map(({ timeS }) => timeS);
  const repeatedFrames = frameTimesS.map(() => false);
  const timeFacts = { frameTimesS, repeatedFrames, captureFps: null, slowMotion: 'unknown' };
  return Buffer.from(JSON.stringify({ ...track, timeFacts }));
}
