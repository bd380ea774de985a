import { attemptPrefix, outputsPrefix, uploadsPrefix } from '@trueswing/contracts';
import { assertSameMigrations } from '@trueswing/service-kit';
import type { ClientBase } from 'pg';
import type { Claims, Required } from './compare.ts';

/** Ids that begin with a hexadecimal digit: a part of the whole that fits into memory, and that an index finds. */
const rangeOf = (digit: string) => [
  `${digit}0000000-0000-0000-0000-000000000000`,
  `${digit}fffffff-ffff-ffff-ffff-ffffffffffff`,
];

/** A schema whose rows name objects, with the migrations of this build. */
export interface Schema {
  readonly schema: 'gateway' | 'analysis';
  readonly migrations: Readonly<Record<string, unknown>>;
}

/** Rows that a newer build writes may name objects in columns that this one does not know. */
export async function assertRowsOfThisBuild(client: ClientBase, schemas: readonly Schema[]): Promise<void> {
  for (const schema of schemas) {
    const { rows } = await client.query<{ name: string }>(`select name from ${schema.schema}.migration`);
    assertSameMigrations(
      schema,
      rows.map(({ name }) => name),
    );
  }
}

interface SwingRow {
  id: string;
  keys: string[];
  is_kept: boolean;
  is_analyzed: boolean;
}

/** Reads what the rows of all services say about the objects whose id begins with this digit. */
export async function readClaims(client: ClientBase, digit: string): Promise<Claims> {
  const range = rangeOf(digit);
  const required = new Map<string, Required>();
  const prefixes = new Set<string>();
  // One snapshot: a swing is being uploaded in one row, and stored in the other.
  await client.query('begin isolation level repeatable read read only');
  try {
    const swings = await client.query<SwingRow>(
      `select id, array_remove(array[face_on_key, down_the_line_key], null) as keys, discarded_at is null as is_kept,
         exists (select from analysis.output where analysis_id = swing.id) as is_analyzed
       from gateway.swing where id between $1 and $2 and files_removed_at is null`,
      range,
    );
    for (const { id: analysisId, keys, is_kept, is_analyzed: isAnalyzed } of swings.rows) {
      if (is_kept) for (const key of keys) required.set(key, { kind: 'original', analysisId, isAnalyzed });
      else prefixes.add(uploadsPrefix(analysisId));
    }
    const uploads = await client.query<{ id: string }>(
      `select analysis_id as id from gateway.upload_in_progress where analysis_id between $1 and $2
       union all select analysis_id from gateway.upload_removal where analysis_id between $1 and $2
       union all select id from gateway.mobility_film where failures is null and id between $1 and $2`,
      range,
    );
    for (const { id } of uploads.rows) prefixes.add(uploadsPrefix(id));
    const outputs = await client.query<{ id: string; attempt: number; keys: string[] }>(
      `select analysis_id as id, attempt, array_remove(array[face_on_video_key, face_on_poster_key, face_on_landmarks_key,
           down_the_line_video_key, down_the_line_poster_key, down_the_line_landmarks_key], null)
         || array(select value from jsonb_each_text(face_on_key_frames::jsonb))
         || array(select value from jsonb_each_text(down_the_line_key_frames::jsonb)) as keys
       from analysis.output where analysis_id between $1 and $2`,
      range,
    );
    for (const { id: analysisId, attempt, keys } of outputs.rows) {
      for (const key of keys) required.set(key, { kind: 'output', analysisId });
      // Whatever else the attempt stored is part of its result.
      prefixes.add(attemptPrefix(analysisId, attempt));
    }
    const removals = await client.query<{ id: string; attempt: number | null }>(
      'select analysis_id as id, attempt from analysis.removal where analysis_id between $1 and $2',
      range,
    );
    for (const { id, attempt } of removals.rows)
      prefixes.add(attempt === null ? outputsPrefix(id) : attemptPrefix(id, attempt));
  } finally {
    await client.query('rollback');
  }
  return { required, prefixes };
}

/** Notes that the uploaded videos of a swing are gone, unless another removal has noted or ordered it. */
export async function noteOriginalsRemoved(client: ClientBase, analysisId: string): Promise<void> {
  await client.query(
    'update gateway.swing set files_removed_at = now() where id = $1 and files_removed_at is null and discarded_at is null',
    [analysisId],
  );
}
