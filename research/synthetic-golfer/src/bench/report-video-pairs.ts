import { swingEventNames } from '@trueswing/contracts';
import { type AnalyzedView, estimateTurns, fuseViews, isMeasured } from '@trueswing/swing';
import type { FilmedPair } from './film-pair.ts';

type CompletePair = { readonly [part in keyof FilmedPair]: NonNullable<FilmedPair[part]> };

const turnNames = ['shoulderTurnDeg', 'hipRotationDeg'] as const;
type TurnName = (typeof turnNames)[number];

/** Reports what is found of videos of one swing and of two, as text. */
export function reportVideoPairs(videos: readonly FilmedPair[]): string {
  const pairs = videos.filter(isComplete);
  return [
    `${pairs.length} of ${videos.length} pairs were analyzed`,
    ...reportTimes(pairs),
    ...turnNames.flatMap((turn) => reportTurn(turn, pairs)),
  ].join('\n');
}

const isComplete = (pair: FilmedPair): pair is CompletePair =>
  [pair.firstFaceOn, pair.firstFromBehind, pair.secondFromBehind].every((view) => view !== null);

function reportTimes(pairs: readonly CompletePair[]): string[] {
  const readAsOne = (of: (pair: CompletePair) => AnalyzedView) =>
    pairs.filter((pair) => fuseViews(pair.firstFaceOn, of(pair), true).filmPair?.readAs === 'one-swing').length;
  const differences = swingEventNames.map((event) => {
    const at = ({ analysis: { events } }: AnalyzedView) => events[event].timeS - events.impact.timeS;
    const all = pairs.map((pair) => Math.abs(at(pair.firstFaceOn) - at(pair.firstFromBehind))).sort((a, b) => a - b);
    return `${event} ${quantile(all, 0.5).toFixed(2)} ${quantile(all, 0.9).toFixed(2)} ${(all.at(-1) ?? 0).toFixed(2)}`;
  });
  return [
    `said to be one swing: read as one ${readAsOne((pair) => pair.firstFromBehind)} of one swing, ${readAsOne((pair) => pair.secondFromBehind)} of two`,
    `time since impact, one swing, both views differ by (median, 90 %, most, seconds): ${differences.join(', ')}`,
  ];
}

function reportTurn(turn: TurnName, pairs: readonly CompletePair[]): string[] {
  const turnOf = (faceOn: AnalyzedView | null, downTheLine: AnalyzedView | null, areTwoSwings: boolean) => {
    const handedness = (faceOn ?? downTheLine)?.analysis.handedness ?? 'right';
    const [front, behind] = [faceOn, downTheLine].map(
      (view) => view && { track: view.track, events: view.analysis.events },
    );
    return estimateTurns({ faceOn: front ?? null, downTheLine: behind ?? null, handedness, areTwoSwings })[turn];
  };
  const row = (
    label: string,
    of: (pair: CompletePair) => ReturnType<typeof turnOf>,
    truth: keyof FilmedPair['truth'],
  ) => {
    const read = pairs.flatMap((pair) => {
      const measured = of(pair);
      return isMeasured(measured) && measured.interval
        ? [{ ...measured, interval: measured.interval, true: pair.truth[truth][turn] }]
        : [];
    });
    const held = read.filter(({ interval, true: deg }) => interval.low <= deg && deg <= interval.high).length;
    const errors = read.map(({ value, true: deg }) => value - deg);
    const half = read.reduce((sum, { plusMinus }) => sum + plusMinus, 0) / read.length;
    return `${turn}, ${label}: ${held} of ${read.length} intervals hold, ± ${half.toFixed(1)}°, bias ${mean(errors).toFixed(1)}°, SD ${deviation(errors).toFixed(1)}°`;
  };
  const errorsOfViews = pairs.flatMap((pair) => {
    const [front, behind] = [turnOf(pair.firstFaceOn, null, false), turnOf(null, pair.firstFromBehind, false)];
    const deg = pair.truth.first[turn];
    return isMeasured(front) && isMeasured(behind) ? [[front.value - deg, behind.value - deg] as const] : [];
  });
  return [
    row('one swing fused, that swing', (pair) => turnOf(pair.firstFaceOn, pair.firstFromBehind, false), 'first'),
    row(
      'two swings fused as one, the usual turn',
      (pair) => turnOf(pair.firstFaceOn, pair.secondFromBehind, false),
      'usual',
    ),
    row('two swings, the usual turn', (pair) => turnOf(pair.firstFaceOn, pair.secondFromBehind, true), 'usual'),
    `${turn}: errors of both views of one swing go together by ${correlation(errorsOfViews).toFixed(2)} (${errorsOfViews.length} swings)`,
  ];
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
const deviation = (values: readonly number[]): number =>
  Math.sqrt(mean(values.map((value) => (value - mean(values)) ** 2)));
const quantile = (sorted: readonly number[], share: number): number =>
  sorted[Math.floor(share * sorted.length)] ?? Number.NaN;

function correlation(pairs: readonly (readonly [number, number])[]): number {
  const [a, b] = [pairs.map(([first]) => first), pairs.map(([, second]) => second)];
  const products = pairs.map(([first, second]) => (first - mean(a)) * (second - mean(b)));
  return mean(products) / deviation(a) / deviation(b);
}
