import type { FocusArea, MeasurementName, Measurements, TrainingGoal } from '@trueswing/contracts';
import { chanceWithin, findingRules, isMeasured, type RuleName, type Verdict } from '@trueswing/swing';
import { bodySteps, type ClubStep, flightSteps } from './club-steps.ts';
import type { Deficit } from './deficit.ts';
import { deficitRules } from './deficit-rules.ts';
import { deficitOf } from './find-deficits.ts';

/** Verdict of a swing, as training sees it. */
export interface TrainingStep {
  /** Trained by exercises, practiced with a club, or not known yet. */
  readonly kind: 'body' | 'club' | 'open';
  readonly name: string;
  /** The focus areas that it leads to, the first one most. */
  readonly areas: readonly FocusArea[];
  /** Null where nothing asks for exercises. */
  readonly deficit: Deficit | null;
  /** The goal that its exercises are for: to a body that reaches the turn of that name, they give nothing. Null where none are. */
  readonly turn: TrainingGoal | null;
}

/** Reads what the one thing to do next asks of training; null where it asks nothing. */
export function readStep(verdict: Verdict, measurements: Measurements): TrainingStep | null {
  switch (verdict.kind) {
    case 'film':
      return null;
    case 'flight':
      return ofClubStep(flightSteps[verdict.changes]);
    case 'open':
      return verdict.measurement && ofOpenQuestion(verdict.measurement, measurements);
    case 'body': {
      const { rule } = verdict;
      const deficit = deficitOf(rule, measurements);
      // A wide stance stays a fault, however far the hips turn.
      const turn = deficit?.isTurn ? deficit.goal : null;
      if (deficit) return { kind: 'body', name: deficit.name, areas: areasOf(rule), deficit, turn };
      const step = bodySteps[rule];
      return step ? ofClubStep(step) : null;
    }
  }
}

function ofClubStep({ name, helpedBy }: ClubStep): TrainingStep {
  if (!helpedBy) return { kind: 'club', name, areas: [], deficit: null, turn: null };
  const { goal, clause, areas } = helpedBy;
  return { kind: 'club', name, areas, deficit: { goal, clause, name, isTurn: false, source: 'swing' }, turn: goal };
}

/** An open question is no deficit, but what is trained may begin with it: by the fault that is most likely behind it. */
function ofOpenQuestion(measurement: MeasurementName, measurements: Measurements): TrainingStep | null {
  const measured = measurements[measurement];
  const chanceOf = (rule: RuleName) =>
    isMeasured(measured) ? chanceWithin(measured, findingRules[rule].appliesWithin) : 0;
  const [likeliest] = (Object.keys(deficitRules) as RuleName[]) // no other keys
    .filter((rule) => findingRules[rule].measurement === measurement)
    .sort((a, b) => chanceOf(b) - chanceOf(a));
  const rule = likeliest && deficitRules[likeliest];
  return rule ? { kind: 'open', name: rule.name, areas: areasOf(likeliest), deficit: null, turn: rule.goal } : null;
}

/** The parts of the workout to which the report sends for a fault. */
function areasOf(name: RuleName): FocusArea[] {
  const rule = findingRules[name];
  return rule.kind === 'weakness' ? [...new Set(rule.exercises.map(({ area }) => area))] : [];
}
