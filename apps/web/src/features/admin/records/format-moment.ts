import { dateFormat } from '../../../ui/date-format.ts';

const moment = dateFormat({ dateStyle: 'medium', timeStyle: 'medium' });

/** "Nov 22, 2026, 6:12:04 PM", in the admin's time zone. */
export const formatMoment = (at: string): string => moment(new Date(at));
