import type { Measurement, SwingAnalysis } from '@trueswing/contracts';
import {
  formatInterval,
  formatMeasurement,
  formatTurn,
  judgeTarget,
  type MobilityScale,
  mobilityScales,
} from '@trueswing/domain';
import { clubName } from '../club-name.ts';
import type { FinishedDetails } from '../state-of-analysis.ts';

/** One of the four numbers of the mobility card. */
export interface SummaryFigure {
  label: string;
  /** "95°", or a dash where it was not measured. */
  figure: string;
  /** "80–115°"; empty where there is none. */
  range: string;
  /** Null where nothing can be said. */
  verdict: { text: string; tone: 'good' | 'care' | 'plain' } | null;
}

/** What the picture and the PDF have in common. */
export interface SwingSummary {
  club: string;
  /** "Nov 22, 2026" */
  date: string;
  /** What to do next. */
  sentence: string;
  figures: SummaryFigure[];
}

const dateFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });

/** Sums an analysis up in what fits on one picture. */
export function summarize(analysis: SwingAnalysis, { measurements }: FinishedDetails): SwingSummary {
  const { shoulderTurnDeg, hipRotationDeg, xFactorDeg, spineAngleDeg } = measurements;
  return {
    club: clubName(analysis.clubSelection),
    date: dateFormat.format(new Date(analysis.createdAt)),
    sentence: /^[^.!?]*[.!?]/.exec(analysis.recommendations ?? '')?.[0] ?? '',
    figures: [
      describe('Shoulder Turn', shoulderTurnDeg, mobilityScales.shoulderTurnDeg),
      describe('Hip Rotation', hipRotationDeg, mobilityScales.hipRotationDeg),
      describe('X-Factor', xFactorDeg, mobilityScales.xFactorDeg),
      describe('Spine', spineAngleDeg, null),
    ],
  };
}

function describe(label: string, measurement: Measurement | undefined, scale: MobilityScale | null): SummaryFigure {
  if (!measurement || 'withheld' in measurement) return { label, figure: '–', range: '', verdict: null };
  const { value, interval } = measurement;
  const [figure = '', ...rest] = formatMeasurement(measurement).split(' ');
  const verdict = scale && judgeTarget(measurement, scale);
  return {
    ...{ label, figure: interval ? formatTurn(value) : figure },
    range: interval ? formatInterval(interval) : rest.join(' '),
    verdict: verdicts[verdict ?? ''] ?? null,
  };
}

/** In two or three words. A turn above its target is no fault. */
const verdicts: Readonly<Partial<Record<string, SummaryFigure['verdict']>>> = {
  'on-target': { text: 'On target', tone: 'good' },
  'likely-on-target': { text: 'Likely on target', tone: 'good' },
  'close-to-target': { text: 'Close to target', tone: 'good' },
  'likely-close-to-target': { text: 'Likely close', tone: 'good' },
  'below-target': { text: 'Below target', tone: 'care' },
  'likely-below-target': { text: 'Likely below', tone: 'care' },
  'above-target': { text: 'Above target', tone: 'plain' },
  'likely-above-target': { text: 'Likely above', tone: 'plain' },
  unsure: { text: 'Can’t tell yet', tone: 'plain' },
};
