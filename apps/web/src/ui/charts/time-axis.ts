import { dateFormat } from '../date-format.ts';

const dayMs = 86_400_000;
const dayAndMonth = dateFormat({ month: 'short', day: 'numeric' });
const monthAndYear = dateFormat({ month: 'short', year: 'numeric' });

export interface TimeSpan {
  readonly fromMs: number;
  readonly toMs: number;
}

/** From the first time until now, but at least a week, so that swings close together do not look far apart. */
export function spanOf(momentsMs: readonly number[], nowMs: number): TimeSpan {
  const toMs = Math.max(nowMs, ...momentsMs);
  return { fromMs: Math.min(toMs - 7 * dayMs, ...momentsMs), toMs };
}

/** Dates at both ends and in the middle. */
export function dateTicks({ fromMs, toMs }: TimeSpan): { atMs: number; label: string }[] {
  const format = toMs - fromMs > 300 * dayMs ? monthAndYear : dayAndMonth;
  return [fromMs, (fromMs + toMs) / 2, toMs].map((atMs) => ({ atMs, label: format(atMs) }));
}
