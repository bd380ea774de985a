import { addDays } from '@trueswing/domain';
import { dateFormat } from '../../../ui/date-format.ts';

const dayOfMonth = dateFormat({ month: 'short', day: 'numeric', timeZone: 'UTC' });

/** "Nov 22 – 28" or "Dec 27 – Jan 2", of the week of a Sunday. */
export function formatWeek(sunday: string): string {
  const saturday = addDays(sunday, 6);
  const isOneMonth = sunday.slice(0, 7) === saturday.slice(0, 7);
  return `${formatDay(sunday)} – ${isOneMonth ? Number(saturday.slice(8)) : formatDay(saturday)}`;
}

const formatDay = (day: string): string => dayOfMonth(new Date(day));
