import { launchMonitorFields, type SwingAnalysis, shotFields, shotFromApi } from '@trueswing/contracts';
import { unitAfter } from '@trueswing/swing';
import { assessSwing } from '../../evidence/assess-swing.ts';
import { type FinishedDetails, finishedDetails } from '../../state-of-analysis.ts';

/** A heading with sentences. */
export interface ReportSection {
  title: string;
  sentences: readonly string[];
}

/** Lists what the page has below the numbers, the most useful first: what no longer fits is left out. */
export function reportSections(analysis: SwingAnalysis, advice: string): ReportSection[] {
  const { swingStrengths, exerciseRecommendations } = analysis;
  const details = finishedDetails(analysis);
  const { launchMonitorAssessment } = analysis;
  const sections = [
    { title: 'What to do first', sentences: [advice] },
    { title: 'To work on', sentences: details ? sentencesToWorkOn(analysis, details) : analysis.swingWeaknesses },
    { title: 'Strengths', sentences: swingStrengths },
    { title: 'Exercises', sentences: exerciseRecommendations },
    { title: 'Performance Assessment', sentences: launchMonitorAssessment ? [launchMonitorAssessment] : [] },
  ];
  return sections.filter(({ sentences }) => sentences.length > 0);
}

/** Those of the report, which judges older results by the rules of today. */
const sentencesToWorkOn = (analysis: SwingAnalysis, details: FinishedDetails): readonly string[] =>
  assessSwing(analysis, details, null).weaknesses.map(({ sentence }) => sentence);

/** The launch monitor's numbers that the golfer gave, with their units. */
export function shotNumbers(analysis: SwingAnalysis): { label: string; value: string }[] {
  const shot = shotFromApi(analysis);
  return shotFields.flatMap((field) =>
    shot[field] === null
      ? []
      : [{ label: launchMonitorFields[field].label, value: `${shot[field]}${unitAfter(field)}` }],
  );
}
