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
  /** The measurement that the step rests on, or that is open; null for the ball's flight. */
  readonly measurement: string | null;
  /** The probability that this measurement is off its target, 0…1. */
  readonly probability: number | null;
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
    measurement: isOfBody ? verdict.measurement : null,
    probability: isOfBody && verdict.chance !== null ? Math.round(verdict.chance * 100) / 100 : null,
    actions: kind === 'open' ? verdict.actions : [],
  };
}

/** "Next step: …" with the measurement and its probability. */
export function writeVerdict({ sentence, detail, tip, measurement, probability }: VerdictReport): string[] {
  const rests = measurement && probability !== null ? [`${measurement}, off target with ${percent(probability)}`] : [];
  return [
    `Next step: ${sentence}`,
    ...[detail, tip, ...rests].filter((part) => part !== '').map((part) => `  ${part}`),
  ];
}

const percent = (share: number): string => `${Math.round(share * 100)} %`;
