const mediumDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });
const longDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' });

const timeOnly = new Intl.DateTimeFormat('en-US', { timeStyle: 'short' });
const dayAndTimeParts = { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' } as const;
const dayAndTime = new Intl.DateTimeFormat('en-US', dayAndTimeParts);
const dateAndTime = new Intl.DateTimeFormat('en-US', { ...dayAndTimeParts, year: 'numeric' });

/** "6:10 AM" today, "Nov 20, 6:10 AM" in this year, else "Nov 20, 2025, 6:10 AM". */
export function formatRecent(atMs: number, nowMs: number): string {
  const [at, now] = [new Date(atMs), new Date(nowMs)];
  if (at.toDateString() === now.toDateString()) return timeOnly.format(at);
  return (at.getFullYear() === now.getFullYear() ? dayAndTime : dateAndTime).format(at);
}

/** "Nov 20, 2026", in the golfer's own time zone; of milliseconds or of the server's text. */
export const formatDate = (at: number | string): string => mediumDate.format(new Date(at));

/** "November 20, 2026" */
export const formatLongDate = (at: number | string): string => longDate.format(new Date(at));

const dayKey = new Intl.DateTimeFormat('en-CA', { year: 'numeric', month: '2-digit', day: '2-digit' });

/** "2026-11-20" in the golfer's own time zone, in which screens name days. */
export const ownDay = (at: number | string): string => dayKey.format(new Date(at));
