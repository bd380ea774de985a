/** Part of a workout that is behind the golfer. Exercises by name. */
interface WorkoutProgress {
  readonly done: ReadonlySet<string>;
  readonly skipped: ReadonlySet<string>;
}

/**
 * The next exercise in the order of the workout, after `current` and around to its beginning: first those that are
 * neither done nor skipped. Null if none is left.
 */
export function nextExercise(
  names: readonly string[],
  { done, skipped }: WorkoutProgress,
  current: string | null,
): string | null {
  const at = current === null ? -1 : names.indexOf(current);
  const inOrder = [...names.slice(at + 1), ...names.slice(0, at + 1)];
  return inOrder.find((name) => !done.has(name) && !skipped.has(name)) ?? null;
}
