import { launchMonitorFields, type SwingAnalysis, shotFields, shotFromApi } from '@trueswing/contracts';
import { unitAfter } from '@trueswing/swing';

/** A heading with sentences. */
export interface ReportSection {
  title: string;
  sentences: readonly string[];
}

/** Lists what the page has below the numbers, the most useful first: what no longer fits is left out. */
export function reportSections(analysis: SwingAnalysis, advice: string): ReportSection[] {
  const { swingStrengths, swingWeaknesses, exerciseRecommendations } = analysis;
  const { launchMonitorAssessment } = analysis;
  const sections = [
    { title: 'What to do first', sentences: [advice] },
    { title: 'To work on', sentences: swingWeaknesses },
    { title: 'Strengths', sentences: swingStrengths },
    { title: 'Exercises', sentences: exerciseRecommendations },
    { title: 'Performance Assessment', sentences: launchMonitorAssessment ? [launchMonitorAssessment] : [] },
  ];
  return sections.filter(({ sentences }) => sentences.length > 0);
}

/** The launch monitor's numbers that the golfer gave, with their units. */
export function shotNumbers(analysis: SwingAnalysis): { label: string; value: string }[] {
  const shot = shotFromApi(analysis);
  return shotFields.flatMap((field) =>
    shot[field] === null
      ? []
      : [{ label: launchMonitorFields[field].label, value: `${shot[field]}${unitAfter(field)}` }],
  );
}
