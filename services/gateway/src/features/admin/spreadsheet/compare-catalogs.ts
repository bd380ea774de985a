import type { CatalogExercise, CatalogImport } from '@trueswing/contracts';

/** Finds what the new exercises change of the old ones, by their ids. */
export function compareCatalogs(
  old: readonly CatalogExercise[],
  edited: readonly CatalogExercise[],
): Omit<CatalogImport, 'applied' | 'otherVersion' | 'version'> {
  const before = new Map(old.map((exercise) => [exercise.id, exercise]));
  const after = new Set(edited.map(({ id }) => id));
  const named = ({ id, name }: CatalogExercise) => ({ id, name });
  const changed = edited.flatMap((exercise) => {
    const earlier = before.get(exercise.id);
    const fields = earlier ? changedFields(earlier, exercise) : [];
    return fields.length > 0 ? [{ ...named(exercise), fields }] : [];
  });
  const added = edited.filter(({ id }) => !before.has(id)).map(named);
  const kept = (exercises: readonly CatalogExercise[]) =>
    exercises.map(({ id }) => id).filter((id) => before.has(id) && after.has(id));
  return {
    unchanged: edited.length - added.length - changed.length,
    added,
    removed: old.filter(({ id }) => !after.has(id)).map(named),
    changed,
    isReordered: kept(old).join() !== kept(edited).join(),
  };
}

const changedFields = (a: CatalogExercise, b: CatalogExercise): string[] =>
  (Object.keys(a) as (keyof CatalogExercise)[]).filter(
    (field) => JSON.stringify(a[field]) !== JSON.stringify(b[field]),
  );
