import type { ShownFailureCode } from '@trueswing/contracts';
import { FilmingGuide } from '../../shared/filming/filming-guide.tsx';
import { ErrorNote } from '../../ui/feedback.tsx';

/** Failures that better filming fixes. */
const filmAgain: ReadonlySet<ShownFailureCode> = new Set([
  'wrong-view',
  'no-golfer',
  'no-swing',
  'partial-swing',
  'camera-moves',
] as const);

/** Why an analysis failed and, if it helps, how to film. */
export function FailureNote({ code, message }: { code: ShownFailureCode; message: string }) {
  return (
    <>
      <ErrorNote>{message}</ErrorNote>
      {filmAgain.has(code) && (
        <>
          <h2 className="text-lg">Film It Again</h2>
          <FilmingGuide isOpen />
        </>
      )}
    </>
  );
}
