import type { CatalogExercise, MovementPattern, WorkoutStage } from '@trueswing/contracts';

/** Movements that hold the trunk or the balance still against a load. The library lists most of them under strength. */
const holdingPatterns: ReadonlySet<MovementPattern> = new Set([
  'plank',
  'side-plank',
  'all-fours',
  'press-out',
  'carry',
  'single-leg-balance',
]);

/** The stage of a workout in which an exercise is done. */
export function stageOf({ libraryCategory, pattern }: CatalogExercise): WorkoutStage {
  if (libraryCategory === 'mobility') return 'mobility';
  return libraryCategory === 'balance' || holdingPatterns.has(pattern) ? 'stability' : 'strength';
}
