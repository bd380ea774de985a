import type { Finding, Measurements, VideoPair, ViewAnalysis } from '@trueswing/contracts';
import { chooseVerdict, knownOfGolfer, type Verdict } from '@trueswing/swing';
import type { AnalyzeArguments } from './read-arguments.ts';

/** The verdict as the command prints it. */
export interface VerdictReport {
  readonly kind: Verdict['kind'];
  readonly sentence: string;
  /** Sentence on what is wrong, or the open question; empty if nothing was measured. */
  readonly detail: string;
  /** Advice on what to do or try. */
  readonly tip: string;
  /** The measurement, or the number of the ball's flight, that the step rests on, or that is open; null if there is none. */
  readonly measurement: string | null;
  /** The probability that this measurement is off its target, 0…1. A number of the launch monitor has none: it is compared with a limit. */
  readonly probability: number | null;
  /** The number of the ball's flight and where the step leads it; null for any other step. */
  readonly number: { readonly value: number; readonly aim: number } | null;
  /** Actions that show most where nothing is surely off target, the best first. */
  readonly actions: readonly string[];
}

/** Chooses the verdict as the screen does, for a golfer of whom no mobility check is known. */
export function reportVerdict(
  swing: {
    readonly measurements: Measurements;
    readonly findings: readonly Finding[];
    readonly faceOn: Pick<ViewAnalysis, 'timeBase' | 'handedness'>;
    readonly downTheLine: Pick<ViewAnalysis, 'timeBase'> | null;
    readonly filmPair: VideoPair | null;
  },
  { club, shot }: Pick<AnalyzeArguments, 'club' | 'shot'>,
): VerdictReport {
  const { measurements, findings } = swing;
  const { handedness } = swing.faceOn;
  const known = knownOfGolfer({ ...swing, check: null });
  const verdict = chooseVerdict({ measurements, findings, club, handedness, launchMonitor: shot, known });
  const { kind, sentence, tip } = verdict;
  const isOfBody = kind === 'body' || kind === 'open';
  return {
    kind,
    sentence,
    tip,
    detail: kind === 'film' ? '' : verdict.detail,
    measurement: isOfBody ? verdict.measurement : kind === 'flight' ? verdict.number.name : null,
    probability: isOfBody && verdict.chance !== null ? Math.round(verdict.chance * 100) / 100 : null,
    number: kind === 'flight' ? { value: tidy(verdict.number.value), aim: tidy(verdict.number.aim) } : null,
    actions: kind === 'open' ? verdict.actions : [],
  };
}

/** "Next step: …" with what it rests on: a measurement with its probability, or a number of the ball's flight. */
export function writeVerdict(report: VerdictReport): string[] {
  const { sentence, detail, tip } = report;
  return [
    `Next step: ${sentence}`,
    ...[detail, tip, writeBasis(report)].filter((part) => part !== '').map((part) => `  ${part}`),
  ];
}

function writeBasis({ measurement, probability, number }: VerdictReport): string {
  if (measurement === null) return '';
  if (number) return `${measurement} ${number.value}, aim ${number.aim}: beyond a limit, which has no probability`;
  return probability === null ? '' : `${measurement}, off target with ${percent(probability)}`;
}

/** Removes floating-point noise: 3.1 − 2 is 1.1. */
const tidy = (value: number): number => Math.round(value * 100) / 100;
export const percent = (share: number): string => `${Math.round(share * 100)} %`;
