import type { SwingAnalysis } from '@trueswing/contracts';

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
  const { clubSpeed, ballSpeed, carry, total, spinRate, clubPath, faceAngle } = analysis;
  const numbers = [
    { label: 'Club speed', number: clubSpeed, unit: ' mph' },
    { label: 'Ball speed', number: ballSpeed, unit: ' mph' },
    { label: 'Carry', number: carry, unit: ' yd' },
    { label: 'Total', number: total, unit: ' yd' },
    { label: 'Spin', number: spinRate, unit: ' rpm' },
    { label: 'Club path', number: clubPath, unit: '°' },
    { label: 'Face angle', number: faceAngle, unit: '°' },
  ];
  return numbers.flatMap(({ label, number, unit }) => (number === null ? [] : [{ label, value: `${number}${unit}` }]));
}
