import { dateFormat } from './date-format.ts';

const mediumDate = dateFormat({ dateStyle: 'medium' });
const longDate = dateFormat({ dateStyle: 'long' });

const timeOnly = dateFormat({ timeStyle: 'short' });
const dayAndTimeParts = { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' } as const;
const dayAndTime = dateFormat(dayAndTimeParts);
const dateAndTime = dateFormat({ ...dayAndTimeParts, year: 'numeric' });

/** "6:10 AM" today, "Nov 20, 6:10 AM" in this year, else "Nov 20, 2025, 6:10 AM". */
export function formatRecent(atMs: number, nowMs: number): string {
  const [at, now] = [new Date(atMs), new Date(nowMs)];
  if (at.toDateString() === now.toDateString()) return timeOnly(at);
  return (at.getFullYear() === now.getFullYear() ? dayAndTime : dateAndTime)(at);
}

/** "Nov 20, 2026", in the golfer's own time zone; of milliseconds or of the server's text. */
export const formatDate = (at: number | string): string => mediumDate(new Date(at));

/** "November 20, 2026" */
export const formatLongDate = (at: number | string): string => longDate(new Date(at));

const dayKey = dateFormat({ year: 'numeric', month: '2-digit', day: '2-digit' }, 'en-CA');

/** "2026-11-20" in the golfer's own time zone, in which screens name days. */
export const ownDay = (at: number | string): string => dayKey(new Date(at));
