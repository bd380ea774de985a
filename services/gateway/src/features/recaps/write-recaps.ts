import { userIdSchema } from '@trueswing/contracts';
import { centralMonthOf, recapMonth, writeRecap } from '@trueswing/domain';
import { publish } from '@trueswing/events';
import { type DueRun, runInSteps } from '@trueswing/service-kit';
import type { Transaction } from 'kysely';
import type { GatewayTables } from '../../database.tables.ts';
import type { Deps } from '../../deps.ts';
import { gatherFacts } from './gather-facts.ts';
import { type DueGolfer, findDueGolfer, findLastLookedAt, inSavepoint, insertRecap } from './recaps.repository.ts';

type RecapDeps = Pick<Deps, 'db' | 'now' | 'logger'>;
type Tx = Transaction<GatewayTables>;

/** Golfers who are looked at in one transaction. It writes one recap at most, which locks the account until its end. */
const golfersPerStep = 1_000;
const lowestUserId = '00000000-0000-0000-0000-000000000000';

/** Writes the recaps of the month that has ended, once for each golfer. */
export async function writeDueRecaps(deps: RecapDeps, stopping?: AbortSignal): Promise<void> {
  const month = recapMonth(deps.now());
  if (month !== null) await runInSteps(deps, [recapsOf(deps, month)], stopping);
}

/** The run that writes the recaps of a month in the order of the golfers' ids: a step is one recap, a position its golfer. */
export function recapsOf(deps: RecapDeps, month: string, limit = golfersPerStep): DueRun<GatewayTables> {
  return {
    table: 'gateway.job_run',
    job: 'write-recaps',
    period: month,
    async step(tx, position) {
      const after = position ?? lowestUserId;
      const golfer = await findDueGolfer(tx, { month, period: centralMonthOf(month), after, limit });
      if (golfer) {
        await tryToStore(tx, deps, { golfer, month });
        return { position: golfer.id };
      }
      const last = await findLastLookedAt(tx, { after, limit });
      return last === undefined ? 'finished' : { position: last };
    },
  };
}

interface MonthOfGolfer {
  golfer: DueGolfer;
  month: string;
}

/** A golfer whose month cannot be summed up goes without a recap, and does not keep all others from theirs. */
async function tryToStore(tx: Tx, deps: RecapDeps, of: MonthOfGolfer): Promise<void> {
  const failure = await inSavepoint(tx, () => storeRecap(tx, deps, of));
  if (!failure) return;
  deps.logger.error({ err: failure.error, userId: of.golfer.id, month: of.month }, 'recap could not be written');
}

async function storeRecap(tx: Tx, deps: RecapDeps, { golfer, month }: MonthOfGolfer): Promise<void> {
  const userId = userIdSchema.parse(golfer.id);
  const writtenAt = deps.now();
  const { heightCm, lengthUnit: unit } = golfer;
  const stature = heightCm === null ? null : { heightCm, unit };
  const facts = await gatherFacts({ db: tx, logger: deps.logger }, { userId, stature }, { month, writtenAt });
  const recap = JSON.stringify(writeRecap(facts));
  if (!(await insertRecap(tx, { userId, month, recap, writtenAt }))) return;
  await publish(tx, { type: 'recap.written', payload: { userId, month }, occurredAt: writtenAt });
}
