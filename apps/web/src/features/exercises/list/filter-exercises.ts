import type { Exercise, LibraryCategory } from '@trueswing/contracts';

export type LibraryFilter = 'all' | LibraryCategory;

/** The exercises whose name or description contains the text, in any case, in their order. */
export function filterExercises(exercises: readonly Exercise[], text: string, filter: LibraryFilter): Exercise[] {
  const wanted = text.trim().toLowerCase();
  const contains = (value: string) => value.toLowerCase().includes(wanted);
  return exercises.filter(
    ({ name, description, libraryCategory }) =>
      (filter === 'all' || filter === libraryCategory) && (contains(name) || contains(description)),
  );
}
