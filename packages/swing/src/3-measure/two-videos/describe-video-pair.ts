import type { VideoPair } from '@trueswing/contracts';
import type { SwingDifference } from './compare-swings.ts';

interface VideoPairFacts {
  readonly difference: SwingDifference | null;
  readonly isSaidToBeOneSwing: boolean;
  /** Whether the tempo of two swings is that of the face-on one, as it is unless only the other shows it. */
  readonly showsTempoFaceOn: boolean;
}

/** Chooses how two videos are read, and writes what the golfer reads about it: the reason first. */
export function describeVideoPair({ difference, isSaidToBeOneSwing, showsTempoFaceOn }: VideoPairFacts): VideoPair {
  const ofFaceOn = showsTempoFaceOn
    ? 'Tempo and moments are those of the face-on swing.'
    : 'The moments are those of the face-on swing.';
  const asTwoSwings = `So we read them as two of your swings. ${ofFaceOn}`;
  switch (difference?.kind) {
    case undefined:
      return isSaidToBeOneSwing
        ? {
            isSaidToBeOneSwing,
            readAs: 'one-swing',
            sentence: 'Both videos show the same swing, so we read it from both sides.',
          }
        : {
            isSaidToBeOneSwing,
            readAs: 'two-swings',
            sentence: `We combined two of your swings, one from each side. ${ofFaceOn}`,
          };
    case 'other-hand':
    case 'other-golfer':
      return { isSaidToBeOneSwing, readAs: 'apart', sentence: writeApart(difference.reason) };
    case 'other-swing':
      return {
        isSaidToBeOneSwing,
        readAs: 'two-swings',
        sentence: `The times of your two videos do not agree. ${difference.reason} ${asTwoSwings}`,
      };
    case 'unknown':
      return { isSaidToBeOneSwing, readAs: 'two-swings', sentence: `${difference.reason} ${asTwoSwings}` };
  }
}

const writeApart = (reason: string): string =>
  `${reason} So we did not combine your videos. All numbers come from the face-on video.`;
