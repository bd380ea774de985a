import { randomUUID } from 'node:crypto';
import type { Club, LoggedField } from '@trueswing/contracts';
import { shotColumns } from '../src/database.shot.ts';
import type { Golfer, TestGateway } from './test-gateway.ts';

/** The numbers of a shot that a launch monitor's file has. */
export type LoggedNumbers = { readonly [F in LoggedField]?: number | null };

const columns: Readonly<Record<LoggedField, string>> = {
  ...shotColumns,
  sideYd: 'side_yd',
  attackAngleDeg: 'attack_angle_deg',
};
const fields = Object.keys(columns) as LoggedField[];

/** Stores shots as an import of a file does, and gives the id of the import. */
export async function logShots(
  gateway: TestGateway,
  golfer: Golfer,
  { shots, club, hitAt }: { shots: readonly LoggedNumbers[]; club: Club; hitAt: string },
): Promise<string> {
  const importId = randomUUID();
  await gateway.rows(
    `insert into gateway.shot_import (id, user_id, file_name, format, shot_count, imported_at)
     values ($1, $2, 'session.csv', 'test', $3, now())`,
    [importId, golfer.id, shots.length],
  );
  const values = (field: LoggedField) => shots.map((shot) => shot[field] ?? null);
  await gateway.rows(
    `insert into gateway.shot (id, user_id, import_id, digest, club, hit_at, row_number, ${fields.map((field) => columns[field]).join(', ')})
     select gen_random_uuid(), $1::uuid, $2::uuid, sha256(convert_to($2::uuid::text || number::text, 'utf8')), $3, $4, number,
       ${fields.map((_, index) => `value${index}`).join(', ')}
     from unnest(${fields.map((_, index) => `$${index + 5}::float8[]`).join(', ')})
       with ordinality as shot (${fields.map((_, index) => `value${index}`).join(', ')}, number)`,
    [golfer.id, importId, club, hitAt, ...fields.map(values)],
  );
  return importId;
}
