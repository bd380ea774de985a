import { accountRoutes, sessionRoutes } from '@trueswing/contracts';
import { type DemoGolfer, demoPassword, emailOf } from '../season/golfers.ts';
import { listDeeds, startOf } from '../season/list-deeds.ts';
import { doDeed, type SeasonTools } from './do-deed.ts';
import { startToday } from './start-today.ts';

export interface SeasonSpan {
  /** The end of the season. */
  readonly now: Date;
  /** Its length, this week included. */
  readonly seasonWeeks: number;
}

/** Registers a golfer at the start of the season, and does what the golfer does until now, in order. */
export async function playGolfer(
  tools: SeasonTools,
  golfer: DemoGolfer,
  { span, onDeed }: { span: SeasonSpan; onDeed: () => void },
): Promise<void> {
  const { gateway } = tools;
  const { firstName, lastName, ...profile } = golfer.profile;
  const email = emailOf(golfer);
  gateway.setClock(startOf(golfer, span));
  await gateway.call(accountRoutes.register, { body: { email, password: demoPassword, firstName, lastName } });
  await gateway.call(accountRoutes.updateUser, { params: { id: 'me' }, body: profile });
  await startToday(gateway, { email, isPremium: golfer.isPremium });
  for (const deed of listDeeds(golfer, span)) {
    await doDeed(tools, golfer, deed);
    onDeed();
  }
  gateway.setClock(null);
  await gateway.call(sessionRoutes.logout, {});
}
