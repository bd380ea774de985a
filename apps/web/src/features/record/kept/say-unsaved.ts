import type { UnsavedSwing } from './unsaved-swings.ts';

/** Says why swings are not saved, and what to do; null while all are. */
export function sayUnsaved(unsaved: readonly UnsavedSwing[]): { title: string; text: string } | null {
  const newest = unsaved.at(-1);
  if (!newest) return null;
  const isOne = unsaved.length === 1;
  const which = isOne ? 'This swing is' : `${unsaved.length} swings are`;
  const share = isOne ? 'or share it now.' : 'or share the last one now.';
  if (newest.problem === 'full') {
    return {
      title: 'No Space Left',
      text: `${which} not saved yet. The ones before are safe. Delete some and try again, ${share}`,
    };
  }
  return {
    title: isOne ? 'Swing Not Saved' : 'Swings Not Saved',
    text: `${which} not saved yet. Try again, ${share} In private browsing no swing can be kept.`,
  };
}
