const wholeDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });

/** "Nov 20, 2026", in the golfer's own time zone; of milliseconds or of the server's text. */
export const formatDate = (at: number | string): string => wholeDate.format(new Date(at));
