import { isMeasured } from '../../3-measure/measured-swing.ts';
import { findingRules } from '../../4-judge/rules/rules.ts';
import { minConfidence } from '../../4-judge/targets/bands.ts';
import { findBodyFaults } from './body-candidates.ts';
import { chooseOpenStep } from './choose-open-step.ts';
import { judgeFlight } from './flight-candidates.ts';
import type { Candidate, FilmStep, Verdict, VerdictInput } from './verdict.ts';

/**
 * Chooses the one thing to do next: the fault that weighs most, of the body or of the ball's flight. Every fault rests on a
 * number that is likely off its target; the flight's on averages where there are enough shots. Where none is, the step says so and
 * names the action that shows most. If nothing was measured, the step is a better video.
 */
export function chooseVerdict(input: VerdictInput): Verdict {
  const { club, handedness, launchMonitor: shot, ballHistory: history = null } = input;
  const flight = judgeFlight({ shot, history, club, handedness });
  const step = chooseStep(input, flight.faults);
  const note = step.note ?? flight.contradiction;
  return note ? { ...step, note } : step;
}

function chooseStep(input: VerdictInput, flightFaults: readonly Candidate[]): Verdict {
  // Of equal weights the flight comes first: it is what the golfer saw.
  const fault = heaviest([...flightFaults, ...findBodyFaults(input)]);
  if (fault) return fault.step;
  return showsABody(input.measurements) ? chooseOpenStep(input) : filmAgain;
}

/** Whether a rule has a value to judge; a bound alone shows little. */
const showsABody = (measurements: VerdictInput['measurements']): boolean =>
  Object.values(findingRules).some(({ measurement }) => {
    const measured = measurements[measurement];
    return isMeasured(measured) && !measured.bound && measured.confidence >= minConfidence;
  });

const heaviest = (candidates: readonly Candidate[]): Candidate | undefined =>
  candidates.reduce<Candidate | undefined>(
    (best, next) => (best && best.weight >= next.weight ? best : next),
    undefined,
  );

const filmAgain: FilmStep = {
  kind: 'film',
  sentence: 'Film once more: whole body in view, phone level, good light.',
  tip: 'Lean the phone on your bag, five steps away.',
  reason: 'One clear video is enough to measure your turns, your tempo and your balance.',
  drill: 'Lean the phone on your bag at hip height, five steps away, facing your chest.',
};
