const moment = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'medium' });

/** "Nov 22, 2026, 6:12:04 PM", in the admin's time zone. */
export const formatMoment = (at: string): string => moment.format(new Date(at));
