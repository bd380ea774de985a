import type { Club, Finding, Handedness, MeasurementName, Measurements } from '@trueswing/contracts';
import type { EvidenceNumber } from '../body/read-evidence.ts';
import type { RuleName } from '../findings/rule-names.ts';
import type { LaunchMonitorShot } from '../launch-monitor/launch-monitor-shot.ts';
import type { Stature } from '../lengths/format-length.ts';

/** What the choice rests on. */
export interface VerdictInput {
  readonly measurements: Measurements;
  readonly findings: readonly Finding[];
  readonly club: Club;
  readonly handedness: Handedness;
  readonly launchMonitor: LaunchMonitorShot | null;
  /** The golfer's height, for lengths in the golfer's unit; without it they are in % of it. */
  readonly stature?: Stature | null;
}

interface StepParts {
  /** What to do, the golfer's own number and the goal, in at most 12 words. */
  readonly sentence: string;
  /** What is wrong, or what the change does, in at most 12 words. */
  readonly detail: string;
  /** The drill in short: one thing to do or feel. With "Try it:" before it, at most 12 words. */
  readonly tip: string;
  /** Why it comes first, without numbers. */
  readonly reason: string;
  /** What to try, with attention on club, ball or target. */
  readonly drill: string;
  /** Every number of the sentence is in these. */
  readonly numbers: readonly EvidenceNumber[];
  /** Where the limit comes from. */
  readonly source: string;
}

/** A step for the body, with the moment of the film that shows it. */
export interface BodyStep extends StepParts {
  readonly kind: 'body';
  readonly rule: RuleName;
  readonly measurement: MeasurementName;
}

/** A step for the flight of the ball, by the launch monitor's numbers. */
export interface FlightStep extends StepParts {
  readonly kind: 'flight';
}

/** Nothing could be measured: the step is a better film. */
export interface FilmStep {
  readonly kind: 'film';
  readonly sentence: string;
  readonly tip: string;
  readonly reason: string;
  readonly drill: string;
}

/** The one thing to do next. `isFault`: something is wrong; else it is the nearest margin to improve. */
export type Verdict = ((BodyStep | FlightStep) & { readonly isFault: boolean }) | FilmStep;

/** A step and how much it matters, 0…1. */
export interface Candidate {
  readonly weight: number;
  readonly step: BodyStep | FlightStep;
}
