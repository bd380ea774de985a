import type { SwingEvents, TimeBase } from '@trueswing/contracts';

/** One film of a swing. */
export interface TimedFilm {
  readonly events: SwingEvents;
  readonly timeBase: TimeBase;
}

/** Rule by which the time of one film is found in another one of the same swing, or of another swing. */
export interface Alignment {
  /** Seconds of the other film for each second of this one. */
  readonly rate: number;
  /** The moment of the other film, in its seconds. */
  toOther(timeS: number): number;
}

/**
 * Aligns two films at impact, by the seconds of the swing: a film in slow motion runs slower. Where the factor of a film is
 * not known, both are taken to show one swing, so the way from mid-backswing to impact takes equally long in both: these
 * events are detected well in either view, and farther apart than top and impact.
 */
export function alignFilms(film: TimedFilm, other: TimedFilm): Alignment {
  const rate = rateOf(film, other);
  const [impactS, otherImpactS] = [film.events.impact.timeS, other.events.impact.timeS];
  return { rate, toOther: (timeS) => otherImpactS + (timeS - impactS) * rate };
}

function rateOf(film: TimedFilm, other: TimedFilm): number {
  const [factor, otherFactor] = [film, other].map(knownFactor);
  if (factor && otherFactor) return otherFactor / factor;
  const [spanS = 0, otherSpanS = 0] = [film, other].map(
    ({ events }) => events.impact.timeS - events.midBackswing.timeS,
  );
  return spanS > 0 && otherSpanS > 0 ? otherSpanS / spanS : 1;
}

const knownFactor = ({ timeBase }: TimedFilm): number | null => (timeBase.trusted ? timeBase.slowMotionFactor : null);
