import { replaceEqualDeep } from '@tanstack/react-query';
import { useRef } from 'react';
import { impactOf } from '../kept/impact-of.ts';
import type { KeptSwing } from '../kept/swing-store.ts';
import { type Alignment, alignSwings } from './align-swings.ts';

/**
 * The alignment of these swings: the same object until its values change. Swings are listed again whenever one of them changes,
 * such as after the first look at another one, and that moves no player.
 */
export function useAlignment(swings: readonly KeptSwing[]): Alignment {
  const last = useRef<Alignment>(null);
  const alignment = alignSwings(swings.map((swing) => ({ seconds: swing.seconds, impactS: impactOf(swing) })));
  last.current = replaceEqualDeep(last.current, alignment);
  return last.current;
}
