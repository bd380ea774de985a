import type { ExerciseLog } from '@trueswing/contracts';
import type { TrendPoint } from '../../../ui/charts/trend-point.ts';
import { weightOf } from './exercise-log.ts';

/** Series that a chart of a history shows: the weight, or all repetitions of a workout where no weight was used. */
export interface HistorySeries {
  title: string;
  unit: string;
  /** Oldest first. */
  points: TrendPoint[];
}

const fewestPoints = 2;

/** Null if there are not enough values for a line. */
export function historySeries(logs: readonly ExerciseLog[]): HistorySeries | null {
  const pointsOf = (read: (log: ExerciseLog) => number): TrendPoint[] =>
    logs
      .map((log) => ({ id: log.id, atMs: Date.parse(log.workoutDate), value: read(log) }))
      .filter(({ value }) => value > 0)
      .map(({ id, atMs, value }) => ({ id, atMs, reading: { value, plusMinus: null } }))
      .sort((a, b) => a.atMs - b.atMs);
  const weights = pointsOf(weightOf);
  if (weights.length >= fewestPoints) return { title: 'Weight', unit: 'lbs', points: weights };
  const repetitions = pointsOf(({ sets, reps }) => sets * reps);
  return repetitions.length >= fewestPoints ? { title: 'All repetitions', unit: 'reps', points: repetitions } : null;
}
