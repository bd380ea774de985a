import type { EventHandler } from '@trueswing/events';
import type { GamificationTables } from '../../../database.tables.ts';
import { lockGolfer } from '../activity.repository.ts';
import { notify } from '../notify.ts';

/** Notifies of the recap of a month. */
export const notifyOfRecap: EventHandler<'recap.written', GamificationTables> = async (tx, event) => {
  const { userId, month } = event.payload;
  await lockGolfer(tx, userId);
  await notify(tx, { userId, at: event.occurredAt }, { kind: 'month-recap', month });
};
