import { sayMissingEnds } from '@trueswing/swing';
import { InfoNote } from '../../../ui/feedback.tsx';
import type { FinishedDetails } from '../state-of-analysis.ts';

/** Says that a video ends before the finish, or loses the golfer, and how to film the next one. */
export function MissingEndNote({ details }: { details: Pick<FinishedDetails, 'faceOn' | 'downTheLine'> }) {
  const sentences = sayMissingEnds(details.faceOn, details.downTheLine);
  return sentences.length > 0 ? <InfoNote>{sentences.join(' ')}</InfoNote> : null;
}
