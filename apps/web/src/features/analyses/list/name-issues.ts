import type { ListedSwing } from '@trueswing/contracts';
import { hasFindingsOfToday } from '@trueswing/swing';
import { maxWeaknesses } from '../max-weaknesses.ts';
import { finishedDetails } from '../state-of-analysis.ts';

/**
 * Names what to work on, the greatest first. The report judges older results by the rules of today. A list has too few of their
 * numbers for that, and names nothing of results from before the rules last changed.
 */
export function nameIssues(analysis: Pick<ListedSwing, 'keyIssues' | 'technicalDetails'>): readonly string[] {
  const details = finishedDetails(analysis);
  return details && hasFindingsOfToday(details.algorithm) ? analysis.keyIssues.slice(0, maxWeaknesses) : [];
}
