import type pg from 'pg';
import { hashSecretToken, newSecretToken } from '../../../services/gateway/src/http/secret-token.ts';
import { benchResult } from '../../gateway/seed-golfers.ts';
import { golferId, shotsEvery } from './rows-of-golfers.ts';

/** A golfer with Premium, 46 swings with their results, and shots. */
export interface Reader {
  readonly id: string;
  readonly cookie: string;
  readonly newestSwing: string;
}

/** Signs golfers in that lie evenly after one and up to another, and gives their analyses results as large as real ones. */
export async function openReaders(
  client: pg.Client,
  { after, upTo, count }: { after: number; upTo: number; count: number },
): Promise<Reader[]> {
  const withShots = Math.floor((upTo - after) / shotsEvery);
  const readers: Reader[] = [];
  for (let place = 1; place <= count; place++) {
    readers.push(await openReader(client, after + shotsEvery * Math.floor((place * withShots) / count)));
  }
  return readers;
}

async function openReader(client: pg.Client, number: number): Promise<Reader> {
  const token = newSecretToken();
  const { rows } = await client.query<{ id: string; newest: string }>(
    `select id, (select id from gateway.swing where user_id = account.id order by uploaded_at desc limit 1) as newest
     from gateway.account where id = ${golferId('$1::int')}`,
    [number],
  );
  const [reader] = rows;
  if (!reader) throw new Error(`golfer ${number} is missing`);
  await client.query(
    'insert into gateway.session (token_hash, user_id, created_at, last_seen_at) values ($1, $2, now(), now())',
    [hashSecretToken(token), reader.id],
  );
  await client.query(
    `update analysis.output set result = $2, shown = $3, listed = $4, shown_form = $5
     where analysis_id in (select id from gateway.swing where user_id = $1)`,
    [reader.id, benchResult.result, benchResult.shown, benchResult.listed, benchResult.shown_form],
  );
  return { id: reader.id, cookie: `session=${token}`, newestSwing: reader.newest };
}
