import type { SwingAnalysis } from '@trueswing/contracts';
import { isStillFound } from '@trueswing/swing';
import { assessSwing } from '../../evidence/assess-swing.ts';
import { maxWeaknesses } from '../../max-weaknesses.ts';
import { finishedDetails } from '../../state-of-analysis.ts';
import { launchMonitorTiles } from '../../tabs/ball/launch-monitor-tiles.ts';

/** A heading with sentences. */
export interface ReportSection {
  title: string;
  sentences: readonly string[];
}

/** Lists what the page has below the numbers, the most useful first: what no longer fits is left out. */
export function reportSections(analysis: SwingAnalysis, advice: string): ReportSection[] {
  const { launchMonitorAssessment } = analysis;
  const { toWorkOn, exercises } = adviceOf(analysis);
  const sections = [
    { title: 'What to do first', sentences: [advice] },
    { title: 'To work on', sentences: toWorkOn },
    { title: 'Strengths', sentences: strengthsOf(analysis) },
    { title: 'Exercises', sentences: exercises },
    { title: 'Performance Assessment', sentences: launchMonitorAssessment ? [launchMonitorAssessment] : [] },
  ];
  return sections.filter(({ sentences }) => sentences.length > 0);
}

/** The strengths that the rules of today still find. The written sentences stand in the order of the findings. */
function strengthsOf(analysis: SwingAnalysis): readonly string[] {
  const details = finishedDetails(analysis);
  const found = details?.findings.filter(({ kind }) => kind === 'strength') ?? [];
  return analysis.swingStrengths.filter((_, index) => {
    const finding = found[index];
    return !details || !finding || isStillFound(finding, details.measurements);
  });
}

/** The weaknesses of the report, which judges older results by the rules of today, and the exercises that train for them. */
function adviceOf(analysis: SwingAnalysis): { toWorkOn: readonly string[]; exercises: readonly string[] } {
  const details = finishedDetails(analysis);
  if (!details) {
    const { swingWeaknesses, exerciseRecommendations } = analysis;
    return {
      toWorkOn: swingWeaknesses.slice(0, maxWeaknesses),
      exercises: exerciseRecommendations.slice(0, maxWeaknesses),
    };
  }
  const { weaknesses } = assessSwing(analysis, details, null);
  return {
    toWorkOn: weaknesses.map(({ sentence }) => sentence),
    exercises: [...new Set(weaknesses.flatMap(({ exercises }) => exercises))],
  };
}

/** A number of the launch monitor, with its unit. */
interface ShotNumber {
  label: string;
  value: string;
  /** "slightly in-to-out"; empty where the number is no angle of path or face. */
  words: string;
}

/** The launch monitor's numbers that the golfer gave, as their tiles have them. */
export function shotNumbers(analysis: SwingAnalysis): ShotNumber[] {
  const handedness = finishedDetails(analysis)?.faceOn.handedness ?? analysis.handedness;
  return launchMonitorTiles(analysis, handedness).map(({ label, value, unit, beside, isInWords }) => ({
    label,
    value: `${value} ${unit}`.trim(),
    words: isInWords ? beside : '',
  }));
}
