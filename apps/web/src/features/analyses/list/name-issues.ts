import type { ListedSwing } from '@trueswing/contracts';
import { algorithmVersion } from '@trueswing/swing';
import { maxWeaknesses } from '../max-weaknesses.ts';
import { finishedDetails } from '../state-of-analysis.ts';

/**
 * Names what to work on, the greatest first. The report judges older results by the rules of today. A list has too few of their
 * numbers for that, and names nothing of them.
 */
export const nameIssues = (analysis: Pick<ListedSwing, 'keyIssues' | 'technicalDetails'>): readonly string[] =>
  finishedDetails(analysis)?.algorithm === algorithmVersion ? analysis.keyIssues.slice(0, maxWeaknesses) : [];
