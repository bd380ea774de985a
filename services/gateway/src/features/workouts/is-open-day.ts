import { addDays } from '@trueswing/domain';

/** True if the workout of a day can still be trained: a training may run past midnight or be sent later. */
export const isOpenDay = (day: string, today: string): boolean => day === today || day === addDays(today, -1);
