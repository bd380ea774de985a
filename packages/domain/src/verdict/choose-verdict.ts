import { findBodyFaults, findBodyMargins } from './body-candidates.ts';
import { findFlightCandidates } from './flight-candidates.ts';
import type { Candidate, FilmStep, Verdict, VerdictInput } from './verdict.ts';

/**
 * The one thing to do next: the fault that weighs most, of the body or of the ball's flight. Where nothing is wrong, the
 * margin that is nearest to its limit for what it weighs. If nothing was measured, a better film.
 */
export function chooseVerdict(input: VerdictInput): Verdict {
  const { club, handedness, launchMonitor } = input;
  const flight = launchMonitor ? findFlightCandidates({ shot: launchMonitor, club, handedness }) : [];
  // Of equal weights the flight comes first: it is what the golfer saw.
  const fault = heaviest([...flight.filter(({ beyond }) => beyond >= 0), ...findBodyFaults(input)]);
  if (fault) return { ...fault.step, isFault: true };
  const margins = [
    ...flight.map(({ beyond, ...candidate }) => ({ ...candidate, distance: -beyond })),
    ...findBodyMargins(input),
  ];
  const margin = heaviest(margins.map(({ weight, distance, step }) => ({ step, weight: weight / (1 + distance) })));
  return margin ? { ...margin.step, isFault: false } : filmAgain;
}

const heaviest = (candidates: readonly Candidate[]): Candidate | undefined =>
  candidates.reduce<Candidate | undefined>(
    (best, next) => (best && best.weight >= next.weight ? best : next),
    undefined,
  );

const filmAgain: FilmStep = {
  kind: 'film',
  sentence: 'Film once more: whole body in view, phone level, good light.',
  tip: 'Lean the phone on your bag, five steps away.',
  reason: 'One clear film is enough to measure your turns, your tempo and your balance.',
  drill: 'Lean the phone on your bag at hip height, five steps away, facing your chest.',
};
