import pg from 'pg';
import type { World } from '../../world.ts';
import { audit } from '../audit.ts';
import { countWork } from '../until-quiet.ts';
import { plantedContradictions } from './contradictions.ts';
import { plantedFacts } from './facts.ts';
import { findingsOutsideOfRows, plantOutsideOfRows } from './outside-of-rows.ts';
import { plantedIds } from './planted-row.ts';

/** Plants a fault for each query of the audit. @returns those that it does not find, and those that it finds unplanted */
export async function findMissed(world: World): Promise<string[]> {
  return [...(await findMissedInRows(world)), ...(await findMissedOutsideOfRows(world))];
}

/** Each fault alone, in a transaction whose other statements are those of the audit. */
async function findMissedInRows(world: World): Promise<string[]> {
  const session = new pg.Client({ connectionString: world.system.stores.adminUrl });
  await session.connect();
  const ids = plantedIds(world);
  const missed: string[] = [];
  try {
    for (const { plant, find, finding } of [...plantedContradictions, ...plantedFacts]) {
      const isFound = async () => (await find(within(world, session))).some((found) => finding.test(found));
      await session.query('begin');
      if (await isFound()) missed.push(`${finding} without a fault`);
      await session.query(plant(ids));
      if (!(await isFound())) missed.push(String(finding));
      await session.query('rollback');
    }
  } finally {
    await session.end();
  }
  return missed;
}

async function findMissedOutsideOfRows(world: World): Promise<string[]> {
  await plantOutsideOfRows(world);
  const found = [...(await audit(world)), ...(await countWork(world)).map(([kind, count]) => `${kind}: ${count}`)];
  return findingsOutsideOfRows.filter((finding) => !found.some((one) => finding.test(one))).map(String);
}

/** The same world, whose rows are read in one session, a query after the other. */
function within(world: World, session: pg.Client): World {
  let last: Promise<unknown> = Promise.resolve();
  const rows: World['rows'] = (text, values = []) => {
    const next = last.then(async () => (await session.query(text, values)).rows);
    last = next;
    return next;
  };
  return { ...world, rows };
}
