import type { FocusArea, Handedness, MobilityCheck } from '@trueswing/contracts';
import { findReachedTurns, frameOfStep, type SwingFrame, type Verdict } from '@trueswing/swing';
import type { ChosenTarget } from '../goals/name-goal.ts';
import { addBodyDeficits } from './body-deficits.ts';
import { areasByWords, chooseFocusAreas } from './choose-focus-areas.ts';
import { type Deficit, maxDeficits, onePerGoal } from './deficit.ts';
import { findDeficits } from './find-deficits.ts';
import { goalDeficit, isBodyAtGoal, sayGoal } from './goal-deficit.ts';
import { areaOfGoal } from './goal-names.ts';
import { type HelpedByArea, nameHelped } from './name-helped.ts';
import { readStep, type TrainingStep } from './read-step.ts';
import type { SwingFacts } from './swing-facts.ts';
import { verdictOfSwing } from './verdict-of-swing.ts';
import { writeBasis } from './write-basis.ts';

/** Purpose of a golfer's workout. */
export interface TrainingNeeds {
  /** Faults that exercises can change, the step of the swing first. */
  readonly deficits: readonly Deficit[];
  readonly focusAreas: readonly FocusArea[];
  /** Name of what an area helps. Areas that fill up the workout have none. */
  readonly helpedByArea: HelpedByArea;
  /** The step of the swing with the key frame that shows it; null where nothing is off target. */
  readonly lead: ({ readonly name: string } & SwingFrame) | null;
  /** Reason for the workout, in one to three sentences. */
  readonly basis: string;
}

type Check = Pick<MobilityCheck, 'parts'> | null;

/**
 * Finds what to train: the golfer's own goal, then the step that the report names, then what else was measured; the default areas where
 * nothing was.
 */
export function findNeeds(swing: SwingFacts | null, check: Check, goal: ChosenTarget | null = null): TrainingNeeds {
  const verdict = swing && verdictOfSwing(swing, check);
  const needs = needsOf({ swing, verdict, check, goal });
  if (!goal) return needs;
  const isReached = isBodyAtGoal(goal, check, handOf(swing));
  const own = isReached ? null : goalDeficit(goal);
  return {
    ...needs,
    deficits: own ? onePerGoal([own, ...needs.deficits]).slice(0, maxDeficits) : needs.deficits,
    // The exercise for the goal then is the one for the step, with its link to the swing.
    lead: own && needs.lead && isOfStep(goal, verdict) ? { ...needs.lead, name: own.name } : needs.lead,
    basis: `${sayGoal(goal, isReached)} ${needs.basis}`,
  };
}

const handOf = (swing: SwingFacts | null): Handedness => swing?.result.faceOn.handedness ?? 'right';

/** Whether a goal changes what the step of the swing changes. */
function isOfStep({ measurement, changes }: ChosenTarget, verdict: Verdict | null): boolean {
  if (verdict?.kind === 'body') return verdict.measurement === measurement;
  return verdict?.kind === 'flight' && verdict.changes === changes;
}

interface Judged {
  readonly swing: SwingFacts | null;
  readonly verdict: Verdict | null;
  readonly check: Check;
  readonly goal: ChosenTarget | null;
}

function needsOf({ swing, verdict, check, goal }: Judged): TrainingNeeds {
  const { measurements = {}, analysisResults } = swing?.result ?? {};
  const handedness = handOf(swing);
  const asked = verdict && readStep(verdict, measurements);
  const isReached = asked !== null && isTechnique(asked, check, handedness);
  // An open question is no step to practice: it is dropped.
  const step = isReached && asked.kind === 'open' ? null : asked;
  const stepToTrain = isReached ? null : step;
  const measured = addBodyDeficits(findDeficits(measurements), check, handedness);
  const deficits = putFirst(stepToTrain?.deficit ?? null, measured).slice(0, maxDeficits);
  const frame = verdict && swing && frameOfStep(verdict, swing.result);
  const isSeen = verdict !== null && verdict.kind !== 'film';
  const own = goal && !isBodyAtGoal(goal, check, handedness) ? goalDeficit(goal) : null;
  const areaOfGoalSet = own ? [areaOfGoal[own.goal]] : [];
  const texts = { ...analysisResults, ...analysisResults?.mobilityAnalysis };
  return {
    deficits,
    focusAreas: chooseFocusAreas(texts, {
      measurements,
      step: [...areaOfGoalSet, ...(stepToTrain?.areas ?? [])],
      others: deficits.map((deficit) => areaOfGoal[deficit.goal]),
    }),
    helpedByArea: nameHelped({
      byWords: areasByWords(texts, measurements),
      reached: check ? findReachedTurns(check, handedness) : [],
      deficits: own ? [own, ...deficits] : deficits,
      step: stepToTrain,
    }),
    lead: step && frame && { name: step.name, ...frame },
    basis: writeBasis({ isSeen, step, isReached, hasDeficits: deficits.length > 0 || areaOfGoalSet.length > 0 }),
  };
}

/** Whether the mobility check shows that the body reaches the turn that the step's exercises are for: they change nothing. */
const isTechnique = ({ turn }: TrainingStep, check: Check, handedness: Handedness): boolean =>
  turn !== null && check !== null && findReachedTurns(check, handedness).includes(turn);

/** The step comes first. Where it is a turn at which the mobility check shows that the body stops, those words stand. */
function putFirst(step: TrainingStep['deficit'], deficits: readonly Deficit[]): Deficit[] {
  if (!step) return onePerGoal(deficits);
  const isStop = ({ goal, source }: Deficit) => step.isTurn && goal === step.goal && source === 'mobility-check';
  const stop = deficits.find(isStop);
  return onePerGoal([stop ? { ...stop, name: step.name } : step, ...deficits]);
}
