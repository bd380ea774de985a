import type {
  BallGoalMeasure,
  BallHistory,
  Club,
  Finding,
  Handedness,
  MeasurementName,
  Measurements,
} from '@trueswing/contracts';
import type { Stature } from '../../3-measure/format-length.ts';
import type { EvidenceNumber } from '../../4-judge/body/read-evidence.ts';
import type { FlightChange } from '../../4-judge/launch-monitor/advise-flight.ts';
import type { LaunchMonitorShot } from '../../4-judge/launch-monitor/launch-monitor-shot.ts';
import type { RuleName } from '../../4-judge/rules/rule-names.ts';

/** Facts that the choice rests on. */
export interface VerdictInput {
  readonly measurements: Measurements;
  readonly findings: readonly Finding[];
  readonly club: Club;
  readonly handedness: Handedness;
  readonly launchMonitor: LaunchMonitorShot | null;
  /** The golfer's averages with the club, which outweigh the one shot; null or left out without other shots. */
  readonly ballHistory?: BallHistory | null | undefined;
  /** The golfer's height, for lengths in the golfer's unit; without it they are in % of it. */
  readonly stature?: Stature | null;
  /** Facts that are known of the golfer beside this swing. */
  readonly known?: KnownOfGolfer;
}

/** Facts that are known of the golfer beside this swing; a part that is left out is not known. */
export interface KnownOfGolfer {
  /** Whether the swing was filmed from both sides. */
  readonly hasBothVideos?: boolean;
  /** Frames a second of real time in the video that the tempo comes from. */
  readonly filmedFps?: number;
  /** Whether a mobility check has shown what the body can do. */
  readonly hasMobilityCheck?: boolean;
  /** Where the mobility check shows the body to stop first, as a sentence; null if it stops nowhere. */
  readonly weakest?: string | null;
}

interface Noted {
  /** Sentence on how many shots it rests on, or that this swing's shot contradicts their average. */
  readonly note?: string;
}

interface StepParts extends Noted {
  /** Action, the golfer's own number and the goal, in at most 12 words. */
  readonly sentence: string;
  /** Fault, or effect of the change, in at most 12 words. */
  readonly detail: string;
  /** The drill in short: one thing to do or feel. With "Try it:" before it, at most 12 words. */
  readonly tip: string;
  /** Why it comes first, without numbers. */
  readonly reason: string;
  /** Advice on what to try, with attention on club, ball or target. */
  readonly drill: string;
  /** Every number of the sentence is in these. */
  readonly numbers: readonly EvidenceNumber[];
  /** Where the limit comes from. */
  readonly source: string;
}

/** A step for the body, with the moment of the video that shows it. */
export interface BodyStep extends StepParts {
  readonly kind: 'body';
  readonly rule: RuleName;
  readonly measurement: MeasurementName;
  /** The probability that the true value is outside its target, 0.85…1. */
  readonly chance: number;
}

/** The number that a step for the flight of the ball asks to change. Right of the target is positive. */
export interface FlightNumber {
  readonly name: BallGoalMeasure;
  readonly value: number;
  readonly aim: number;
}

/** A step for the flight of the ball, by the launch monitor's numbers. */
export interface FlightStep extends StepParts {
  readonly kind: 'flight';
  readonly changes: FlightChange;
  readonly number: FlightNumber;
}

/** Action by which a golfer can learn more. */
export type NextAction =
  | 'film-face-on'
  | 'film-down-the-line'
  | 'film-slow-motion'
  | 'film-again'
  | 'film-better'
  | 'mobility-check'
  | 'train';

/** Nothing is surely off target: the step is the action that shows most. */
export interface OpenStep extends Noted {
  readonly kind: 'open';
  readonly sentence: string;
  /** The open question, or what the action is for. */
  readonly detail: string;
  readonly tip: string;
  readonly reason: string;
  readonly drill: string;
  /** The measurement that is open; null if none is. */
  readonly measurement: MeasurementName | null;
  /** The probability that it is outside its target; null if none is open. */
  readonly chance: number | null;
  /** The actions that show most, the best first; one or two. */
  readonly actions: readonly NextAction[];
}

/** Nothing could be measured: the step is a better video. */
export interface FilmStep extends Noted {
  readonly kind: 'film';
  readonly sentence: string;
  readonly tip: string;
  readonly reason: string;
  readonly drill: string;
}

/** The one thing to do next. A step of body or flight rests on a number that is likely off its target. */
export type Verdict = BodyStep | FlightStep | OpenStep | FilmStep;

/** A step and how much it matters, 0…1. */
export interface Candidate {
  readonly weight: number;
  readonly step: BodyStep | FlightStep;
}

export interface FlightCandidate extends Candidate {
  readonly step: FlightStep;
}
