import type { MobilityCheck, SwingAnalysis } from '@trueswing/contracts';
import { type Stature, sayVerdictInShort, type Verdict } from '@trueswing/swing';
import { formatDate } from '../../../ui/format-date.ts';
import { clubName } from '../club-name.ts';
import { dialsOf } from '../dial-subjects.ts';
import { dialVideosOf, type JudgedDial, readDial } from '../dials/read-dial.ts';
import { notMeasured } from '../mobility-figure.ts';
import type { FinishedDetails } from '../state-of-analysis.ts';
import { splitAdvice } from '../verdict/split-advice.ts';
import { verdictOf } from '../verdict/verdict-of.ts';

/** One of the four numbers of the mobility card. */
export interface SummaryFigure {
  label: string;
  /** "95°", or a dash where it was not measured. */
  figure: string;
  /** "80–115°", or that it was not measured; empty where there is none. */
  range: string;
  /** Whether the figure is a range, which takes more room than a number. */
  isWide: boolean;
  /** Null where nothing can be said. */
  verdict: { text: string; tone: JudgedDial['tone'] } | null;
}

/** Content that the picture and the PDF have in common. */
export interface SwingSummary {
  club: string;
  /** "Nov 22, 2026" */
  date: string;
  /** Says what to do next, in one or two sentences. */
  sentence: string;
  /** Why, how, and what comes after it. */
  advice: string;
  figures: SummaryFigure[];
}

/** Why and how, in the words of the step. */
function adviceOf(verdict: Verdict, why: string): string[] {
  if (verdict.kind === 'open') return [verdict.sentence, verdict.reason, verdict.drill];
  return [why, verdict.kind === 'film' ? verdict.drill : `Try this: ${verdict.drill}`];
}

/** Sums an analysis up in what fits on one picture, with the words of the report. */
export function summarize(
  analysis: SwingAnalysis,
  details: FinishedDetails,
  stature: Stature | null,
  check?: Pick<MobilityCheck, 'parts'> | null,
): SwingSummary {
  const verdict = verdictOf(analysis, details, stature, check);
  const { why, next } = splitAdvice(analysis.recommendations, verdict, details);
  return {
    club: clubName(analysis.clubSelection),
    date: formatDate(analysis.createdAt),
    sentence: sayVerdictInShort(verdict),
    advice: [...adviceOf(verdict, why), next, verdict.note ?? ''].filter((part) => part !== '').join(' '),
    figures: dialsOf(details.measurements).map((subject) => {
      const reading = readDial(subject, details.measurements[subject.name], dialVideosOf(details));
      if (reading.kind === 'locked')
        return { label: subject.label, figure: '–', range: notMeasured, isWide: false, verdict: null };
      const { figure, judged, value } = reading;
      return {
        label: subject.label,
        ...figure,
        isWide: value === null,
        verdict: judged && { text: judged.label, tone: judged.tone },
      };
    }),
  };
}
