import { isMeasured } from '@trueswing/swing';
import { InfoNote } from '../../../ui/feedback.tsx';
import { isUnexpectedPair } from '../evidence/is-unexpected-pair.ts';
import type { FinishedDetails } from '../state-of-analysis.ts';

type PairDetails = Pick<FinishedDetails, 'filmPair' | 'measurements'>;

/** Why two videos are not read as the golfer expects: above all numbers, since it decides what they are. */
export function VideoPairWarning({ details: { filmPair } }: { details: PairDetails }) {
  return filmPair && isUnexpectedPair(filmPair) ? <InfoNote kind="care">{filmPair.sentence}</InfoNote> : null;
}

/** Explains how two videos were read together, below the numbers that use both. */
export function VideoPairNote({ details: { filmPair, measurements } }: { details: PairDetails }) {
  if (filmPair) {
    return filmPair.readAs === 'two-swings' && !isUnexpectedPair(filmPair) ? (
      <InfoNote>{filmPair.sentence}</InfoNote>
    ) : null;
  }
  // Older results say it beside the numbers.
  const reason = Object.values(measurements)
    .map((measurement) => (isMeasured(measurement) ? measurement.oneFilmBecause : undefined))
    .find((because) => because !== undefined);
  if (reason === undefined) return null;
  return (
    <InfoNote kind="care">We read each video on its own. Your turns come from the face-on video. {reason}</InfoNote>
  );
}
