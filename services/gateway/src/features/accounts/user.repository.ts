import { compileOnce } from '@trueswing/service-kit';
import { type Kysely, sql } from 'kysely';
import type { GatewayTables } from '../../database.tables.ts';
import { pointSums } from '../../golfers/points.repository.ts';
import { streakFactsOf } from '../../golfers/streak-facts.repository.ts';
import { usesOf } from '../../golfers/uses.repository.ts';
import { accountColumns } from './accounts.repository.ts';

interface UserQuery {
  userId: string;
  weekFrom: Date;
  weekUntil: Date;
  monthFrom: Date;
  monthUntil: Date;
}

const id = sql.ref<string>('account.id');

/** An account with its subscription, uses, points and what decides its streak, in one query: every screen loads it. */
export const selectUser = compileOnce((db: Kysely<GatewayTables>, query: UserQuery) =>
  db
    .selectFrom('gateway.account as account')
    .leftJoin('billing.entitlement as paid', 'paid.user_id', 'account.id')
    .innerJoinLateral(
      pointSums(id, {
        week: { from: query.weekFrom, until: query.weekUntil },
        month: { from: query.monthFrom, until: query.monthUntil },
      }).as<'points'>('points'),
      (join) => join.onTrue(),
    )
    .select(accountColumns)
    .select(['paid.is_premium', 'paid.until', 'paid.paid_plan', 'paid.status', 'paid.period_end'])
    .select(['paid.cancel_at_period_end', 'paid.payment_problem'])
    .select(['points.totalPoints', 'points.weeklyPoints', 'points.monthlyPoints'])
    .select([...usesOf(id), ...streakFactsOf(id)])
    .where('account.id', '=', query.userId),
);

export type UserRow = Awaited<ReturnType<typeof selectUser>>[number];
