import { type Recap, type UserId, userIdSchema } from '@trueswing/contracts';
import { centralMonthOf, recapMonth, writeRecap } from '@trueswing/domain';
import { publish } from '@trueswing/events';
import { type DueRun, runInSteps } from '@trueswing/service-kit';
import type { Transaction } from 'kysely';
import type { GatewayTables } from '../../database.tables.ts';
import type { Deps } from '../../deps.ts';
import { gatherFacts } from './gather-facts.ts';
import { type BatchGolfer, insertRecap, lockBatch } from './recaps.repository.ts';

type RecapDeps = Pick<Deps, 'db' | 'now' | 'logger'>;
type Tx = Transaction<GatewayTables>;

/** Golfers who are looked at in one transaction. With 50,000 shots each, a recap takes a second. */
const golfersPerBatch = 50;
const lowestUserId = '00000000-0000-0000-0000-000000000000';

/** Writes the recaps of the month that has ended, once for each golfer. */
export const writeDueRecaps = (deps: RecapDeps, stopping?: AbortSignal): Promise<void> =>
  runInSteps(deps, [recapsOf(deps, recapMonth(deps.now()))], stopping);

/** The run that writes the recaps of a month in the order of the golfers' ids: a step is a batch, a position its last golfer. */
export function recapsOf(deps: RecapDeps, month: string, limit = golfersPerBatch): DueRun<GatewayTables> {
  return {
    table: 'gateway.job_run',
    job: 'write-recaps',
    period: month,
    async step(tx, position) {
      const period = centralMonthOf(month);
      const golfers = await lockBatch(tx, { month, period, after: position ?? lowestUserId, limit });
      for (const golfer of golfers) if (golfer.isDue) await storeRecap(tx, deps, { golfer, month });
      const last = golfers.at(-1);
      return last ? { position: last.id } : 'finished';
    },
  };
}

async function storeRecap(tx: Tx, deps: RecapDeps, { golfer, month }: { golfer: BatchGolfer; month: string }) {
  const userId = userIdSchema.parse(golfer.id);
  const writtenAt = deps.now();
  const { heightCm, lengthUnit: unit } = golfer;
  const stature = heightCm === null ? null : { heightCm, unit };
  const facts = await gatherFacts({ db: tx, logger: deps.logger }, { userId, stature }, { month, writtenAt });
  const recap = tryToWrite(deps, userId, () => writeRecap(facts));
  if (!recap) return;
  if (!(await insertRecap(tx, { userId, month, recap: JSON.stringify(recap), writtenAt }))) return;
  await publish(tx, { type: 'recap.written', payload: { userId, month }, occurredAt: writtenAt });
}

/** A golfer whose facts cannot be summed up goes without a recap, and does not keep all others from theirs. */
function tryToWrite({ logger }: RecapDeps, userId: UserId, write: () => Recap): Recap | null {
  try {
    return write();
  } catch (error) {
    logger.error({ err: error, userId }, 'recap could not be written');
    return null;
  }
}
