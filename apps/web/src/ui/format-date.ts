const mediumDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });
const longDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' });

/** "Nov 20, 2026", in the golfer's own time zone; of milliseconds or of the server's text. */
export const formatDate = (at: number | string): string => mediumDate.format(new Date(at));

/** "November 20, 2026" */
export const formatLongDate = (at: number | string): string => longDate.format(new Date(at));
