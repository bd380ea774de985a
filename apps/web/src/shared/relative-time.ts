const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** "Just now" under a minute, then whole minutes, hours and days: "5 minutes ago". A clock that is ahead says "Just now". */
export function relativeTime(then: Date, now: Date): string {
  const ageMs = now.getTime() - then.getTime();
  if (ageMs < minuteMs) return 'Just now';
  if (ageMs < hourMs) return ago(Math.floor(ageMs / minuteMs), 'minute');
  if (ageMs < dayMs) return ago(Math.floor(ageMs / hourMs), 'hour');
  return ago(Math.floor(ageMs / dayMs), 'day');
}

const ago = (count: number, unit: string): string => `${count} ${unit}${count === 1 ? '' : 's'} ago`;
