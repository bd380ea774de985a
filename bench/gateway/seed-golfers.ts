import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { analysisResultSchema, measurementNames, swingEventNames } from '../../packages/contracts/src/index.ts';
import { shownForm } from '../../packages/service-kit/src/shown-form.ts';
import { storeResult } from '../../packages/swing/src/index.ts';
import { hashSecretToken, newSecretToken } from '../../services/gateway/src/http/secret-token.ts';
import { accountRows, insertOf, jobRows, premiumRows, swingRows } from '../seed-rows.ts';

/** A premium golfer with a session, finished swings and one that is being analyzed. */
export interface SeededGolfer {
  id: string;
  cookie: string;
  runningSwing: string;
  finishedSwing: string;
}

const finishedSwings = 4;

/** Writes golfers straight into the tables, since registration would spend most of its time on password hashes. */
export async function seedGolfers(adminUrl: string, count: number): Promise<SeededGolfer[]> {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  try {
    const golfers: SeededGolfer[] = [];
    await client.query('begin');
    for (let index = 0; index < count; index++) golfers.push(await seedGolfer(client));
    await client.query('commit');
    await client.query('analyze');
    return golfers;
  } finally {
    await client.end();
  }
}

async function seedGolfer(client: pg.Client): Promise<SeededGolfer> {
  const id = randomUUID();
  const token = newSecretToken();
  await client.query(insertOf(accountRows('select $1::uuid as id')), [id]);
  await client.query(
    'insert into gateway.session (token_hash, user_id, created_at, last_seen_at) values ($1, $2, now(), now())',
    [hashSecretToken(token), id],
  );
  await client.query(insertOf(premiumRows('select $1::uuid as id')), [id]);
  const swings: string[] = [];
  for (let swing = 0; swing <= finishedSwings; swing++) {
    swings.push(await seedSwing(client, id, swing === 0 ? 'running' : 'succeeded'));
  }
  return { id, cookie: `session=${token}`, runningSwing: swings[0] ?? '', finishedSwing: swings[1] ?? '' };
}

async function seedSwing(client: pg.Client, userId: string, status: 'running' | 'succeeded'): Promise<string> {
  const id = randomUUID();
  const swing = 'select $1::uuid as id, $2::uuid as user_id';
  await client.query(insertOf(swingRows(swing, { uploaded_at: "now() - interval '40 days'" })), [id, userId]);
  const running = { status: "'running'", progress: '0.5', lease_until: "now() + interval '1 day'" };
  await client.query(insertOf(jobRows(swing, status === 'running' ? running : {})), [id, userId]);
  if (status === 'succeeded') {
    await client.query(
      `insert into analysis.output (analysis_id, attempt, result, face_on_video_key, face_on_poster_key,
         face_on_landmarks_key, created_at, shown, listed, shown_form)
       values ($1, 1, $2, 'video', 'poster', 'landmarks', now(), $3, $4, $5)`,
      [id, benchResult.result, benchResult.shown, benchResult.listed, benchResult.shown_form],
    );
    await client.query(
      'insert into gateway.analysis_view (user_id, analysis_id, first_viewed_at) values ($1, $2, now())',
      [userId, id],
    );
  }
  return id;
}

const sentence = 'The club comes to the ball from inside the target line, by 3.1° ± 1.2°, which makes a draw likely.';
const measurements = Object.fromEntries(
  measurementNames.map((name) => [name, { value: 12.3, plusMinus: 4.5, at: 'swing', confidence: 0.9 }]),
);
const events = Object.fromEntries(
  swingEventNames.map((name, frame) => [name, { frame, timeS: frame, confidence: 0.9 }]),
);
const timeBase = { fps: 60, frames: 180, variable: false, duplicates: 0, slowMotionFactor: 1, trusted: true };
const faceOn = { view: 'face-on', handedness: 'right', timeBase, events, measurements, warnings: [] };
const mobilityAnalysis = {
  shoulderTurn: '92° ± 9°',
  hipRotation: '44° ± 6°',
  xFactor: '48° ± 9°',
  spineAngle: '30° ± 4°',
};
/** As large as a worker's result, and valid under the same schema. */
const result = analysisResultSchema.parse({
  algorithm: 'bench',
  poseModel: 'full',
  writer: 'deterministic',
  faceOn,
  downTheLine: null,
  measurements,
  findings: Array.from({ length: 12 }, (_, index) => ({
    rule: `rule-${index}`,
    kind: 'note',
    weight: 0.5,
    text: sentence,
    source: 'TPI',
    evidence: [{ measurement: 'tempoRatio', value: 3, plusMinus: 0.4 }],
  })),
  mobilityAnalysis,
  analysisResults: { posture: sentence, balance: sentence, mobilityAnalysis },
  swingStrengths: [sentence, sentence],
  swingWeaknesses: [sentence, sentence],
  keyIssues: [sentence, sentence],
  recommendations: sentence.repeat(4),
  exerciseRecommendations: ['Open book', 'Hip hinge'],
  launchMonitorAssessment: null,
  warnings: [],
  timingsMs: { pose: 1_000 },
});
/** A result as the worker stores it. */
export const benchResult = storeResult(result, shownForm);
