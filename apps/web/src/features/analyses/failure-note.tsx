import type { ShownFailureCode } from '@trueswing/contracts';
import type { ReactNode } from 'react';
import { FilmingGuide } from '../../shared/filming/filming-guide.tsx';
import { ErrorNote } from '../../ui/feedback.tsx';

/** Failures that better filming fixes. */
const filmAgain: ReadonlySet<ShownFailureCode> = new Set([
  'wrong-view',
  'no-golfer',
  'no-swing',
  'partial-swing',
  'no-address',
  'no-impact',
  'too-far',
  'camera-moves',
] as const);

interface FailureNoteProps {
  code: ShownFailureCode;
  /** null where the screen has given the reason already. */
  message: string | null;
  /** Content about what to do next: the guide is long, so it comes after the buttons. */
  children?: ReactNode;
}

/** Why an analysis failed, what to do next and, if it helps, how to film. */
export function FailureNote({ code, message, children }: FailureNoteProps) {
  return (
    <>
      {message !== null && <ErrorNote>{message}</ErrorNote>}
      {children}
      {filmAgain.has(code) && <FilmingGuide isOpen />}
    </>
  );
}
