import { countOf } from '../../../shared/count-of.ts';
import { maxUnsaved, type UnsavedSwing } from './unsaved-swings.ts';

export interface SaidUnsaved {
  readonly title: string;
  readonly text: string;
}

/** Says why swings are not saved, and what to do; null while all are. */
export function sayUnsaved(unsaved: readonly UnsavedSwing[], lostCount: number): SaidUnsaved | null {
  const newest = unsaved.at(-1);
  if (!newest) return null;
  const isOne = unsaved.length === 1;
  const which = isOne ? 'This swing is' : `${unsaved.length} swings are`;
  const share = isOne ? 'or share it now.' : 'or share the last one now.';
  const lost = lostCount > 0 ? ` ${sayLost(lostCount)}` : '';
  if (newest.problem === 'full') {
    return {
      title: 'No Space Left',
      text: `${which} not saved yet. The ones before are safe. Delete some and try again, ${share}${lost}`,
    };
  }
  return {
    title: isOne ? 'Swing Not Saved' : 'Swings Not Saved',
    text: `${which} not saved yet. Try again, ${share} In private browsing no swing can be kept.${lost}`,
  };
}

const sayLost = (count: number): string =>
  `Only the newest ${maxUnsaved} can wait here: ${countOf(count, 'older swing')} ${count === 1 ? 'is' : 'are'} gone.`;

/** The question before unsaved swings are discarded. */
export const askToDiscard = (count: number): { title: string; description: string } =>
  count === 1
    ? { title: 'Discard this swing?', description: 'It is not saved. You cannot get it back.' }
    : { title: `Discard ${count} swings?`, description: 'None of them is saved. You cannot get them back.' };
