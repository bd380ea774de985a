const date = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });

/** "Feb 20, 2027" */
export const shortDate = (at: string): string => date.format(new Date(at));
