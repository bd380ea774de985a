import type { AnalysisResult, Club, FocusArea, Handedness, MobilityCheck } from '@trueswing/contracts';
import {
  chooseVerdict,
  findReachedTurns,
  frameOfStep,
  knownOfGolfer,
  type LaunchMonitorShot,
  type SwingFrame,
  type Verdict,
} from '@trueswing/swing';
import { addBodyDeficits } from './body-deficits.ts';
import { chooseFocusAreas } from './choose-focus-areas.ts';
import { type Deficit, maxDeficits } from './deficit.ts';
import { findDeficits } from './find-deficits.ts';
import { areaOfGoal } from './goal-names.ts';
import { readStep, type TrainingStep } from './read-step.ts';
import { writeBasis } from './write-basis.ts';

/** Facts of a golfer's newest swing. */
export interface SwingFacts {
  readonly result: Pick<
    AnalysisResult,
    'measurements' | 'findings' | 'analysisResults' | 'faceOn' | 'downTheLine' | 'filmPair'
  >;
  readonly club: Club;
  readonly handedness: Handedness;
  readonly launchMonitor: LaunchMonitorShot | null;
}

/** Purpose of a golfer's workout. */
export interface TrainingNeeds {
  /** Faults that exercises can change, the step of the swing first. */
  readonly deficits: readonly Deficit[];
  readonly focusAreas: readonly FocusArea[];
  /** The step of the swing with the key frame that shows it; null where nothing is off target. */
  readonly lead: ({ readonly name: string } & SwingFrame) | null;
  /** Reason for the workout, in two or three sentences. */
  readonly basis: string;
}

type Check = Pick<MobilityCheck, 'parts'> | null;

/** Finds what to train: the step that the report names, then what else was measured; the default areas where nothing was. */
export function findNeeds(swing: SwingFacts | null, check: Check): TrainingNeeds {
  if (!swing) return needsOf({ swing, verdict: null, check });
  const { result, club, handedness, launchMonitor } = swing;
  const { measurements, findings } = result;
  const known = knownOfGolfer({ ...result, handedness, check });
  const verdict = chooseVerdict({ measurements, findings, club, handedness, launchMonitor, known });
  return needsOf({ swing, verdict, check });
}

interface Judged {
  readonly swing: SwingFacts | null;
  readonly verdict: Verdict | null;
  readonly check: Check;
}

function needsOf({ swing, verdict, check }: Judged): TrainingNeeds {
  const { measurements = {}, analysisResults } = swing?.result ?? {};
  const handedness = swing?.handedness ?? 'right';
  const step = verdict && readStep(verdict, measurements);
  const isReached = step !== null && isTechnique(step, check, handedness);
  const stepToTrain = isReached ? null : step;
  const measured = addBodyDeficits(findDeficits(measurements), check, handedness);
  const deficits = putFirst(stepToTrain?.deficit ?? null, measured).slice(0, maxDeficits);
  const frame = verdict && swing && frameOfStep(verdict, swing.result);
  return {
    deficits,
    focusAreas: chooseFocusAreas(
      { ...analysisResults, ...analysisResults?.mobilityAnalysis },
      { measurements, step: stepToTrain?.areas ?? [], others: deficits.map(({ goal }) => areaOfGoal[goal]) },
    ),
    lead: step && frame && { name: step.name, ...frame },
    basis: writeBasis({ isSeen: verdict !== null && verdict.kind !== 'film', step, isReached, deficits }),
  };
}

/** Whether the mobility check shows that the body reaches what the step asks for: no exercise changes that. */
const isTechnique = ({ kind, deficit }: TrainingStep, check: Check, handedness: Handedness): boolean =>
  kind === 'body' && deficit !== null && check !== null && findReachedTurns(check, handedness).includes(deficit.goal);

/** The step comes first. Where the mobility check shows that the body stops there, its words stand. */
function putFirst(step: TrainingStep['deficit'], deficits: readonly Deficit[]): Deficit[] {
  if (!step) return [...deficits];
  const stop = deficits.find(({ goal, source }) => goal === step.goal && source === 'mobility-check');
  const first = stop ? { ...stop, name: step.name } : step;
  return [first, ...deficits.filter(({ goal }) => goal !== step.goal)];
}
