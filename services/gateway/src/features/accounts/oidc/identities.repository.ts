import type { Kysely } from 'kysely';
import type { GatewayTables } from '../../../database.tables.ts';

type Db = Kysely<GatewayTables>;

/** A golfer's identity at an identity provider. Only the pair is unique: neither a subject alone nor an e-mail is. */
export interface Identity {
  issuer: string;
  subject: string;
}

export async function findUserByIdentity(db: Db, { issuer, subject }: Identity): Promise<string | undefined> {
  const row = await db
    .selectFrom('gateway.identity')
    .select('user_id')
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst();
  return row?.user_id;
}

export async function insertIdentity(db: Db, { issuer, subject }: Identity, userId: string): Promise<void> {
  await db.insertInto('gateway.identity').values({ issuer, subject, user_id: userId }).execute();
}
