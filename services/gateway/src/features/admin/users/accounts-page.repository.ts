import { type Kysely, sql } from 'kysely';
import type { GatewayTables } from '../../../database.tables.ts';

type Db = Kysely<GatewayTables>;

export interface AccountsPage {
  /** Id of the last account of the page before. */
  after: string | undefined;
  limit: number;
}

const columns = ['id', 'email', 'first_name as firstName', 'last_name as lastName', 'created_at as createdAt'] as const;

/** Accounts, newest first. */
export function selectNewest(db: Db, { after, limit }: AccountsPage) {
  return db
    .selectFrom('gateway.account')
    .select(columns)
    .$if(after !== undefined, (query) => query.where(isOlder('created_at', after)))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit);
}

export const selectById = (db: Db, id: string, page: AccountsPage) => selectNewest(db, page).where('id', '=', id);

/** So many accounts are read in a few milliseconds. A text that does not fill a page from them is rare enough for the index. */
const newestSearched = 10_000;

/** Accounts with a text, newest first, among the newest only. */
export function searchNewest(db: Db, text: string, { after, limit }: AccountsPage) {
  const newest = selectNewest(db, { after, limit: newestSearched }).select('search_text');
  return db
    .selectFrom(newest.as('newest'))
    .select(['id', 'email', 'firstName', 'lastName', 'createdAt'])
    .where(sql<boolean>`search_text like ${patternOf(text).whole}`)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limit);
}

/** Accounts with a text, newest first, from the index `account_search`, which returns all of them. */
export function searchIndex(db: Db, text: string, { after, limit }: AccountsPage) {
  const { whole, rarePart } = patternOf(text);
  const found = db
    .selectFrom('gateway.account')
    .select(columns)
    // In this order: each trigram of a condition is looked up for everything that its rarest trigram finds.
    .where(sql<boolean>`search_text like ${rarePart}`)
    .where(sql<boolean>`search_text like ${whole}`)
    // Keeps the limit from the planner, which would read all accounts in order to find a few.
    .offset(0);
  return db
    .selectFrom(found.as('found'))
    .select(['id', 'email', 'firstName', 'lastName', 'createdAt'])
    .$if(after !== undefined, (query) => query.where(isOlder('createdAt', after)))
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limit);
}

const isOlder = (createdAt: string, than: string | undefined) => sql<boolean>`
  (${sql.ref(createdAt)}, id) < ((select created_at from gateway.account where id = ${than}), ${than}::uuid)`;

/** As in the column `search_text`: in lower case, with capitals for the marks of an e-mail. */
const marks: Record<string, string> = { '@': 'Q', '.': 'Z', '-': 'J', _: 'K' };

/** LIKE patterns of a text anywhere, or of one or two characters at the start of a word, and of a part that fewer users have. */
function patternOf(text: string): { whole: string; rarePart: string } {
  const characters = [...text.toLowerCase()].map((character) => marks[character] ?? character);
  const containing = (part: readonly string[]) => `%${part.join('').replaceAll(/[\\%]/g, '\\$&')}%`;
  if (characters.length < 3) characters.unshift(' ');
  const whole = containing(characters);
  // What precedes an @ is rarer than a domain, and rarer at its end than in its first name.
  const local = characters.slice(0, characters.indexOf('Q') + 1 || undefined);
  return { whole, rarePart: local.length < 8 ? whole : containing(local.slice(local.length >> 1)) };
}
