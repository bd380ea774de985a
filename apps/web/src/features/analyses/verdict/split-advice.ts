import type { SwingAnalysis } from '@trueswing/contracts';
import { isStillFound, type Verdict } from '@trueswing/swing';
import type { FinishedDetails } from '../state-of-analysis.ts';

/** The advice around the drill, which has a place of its own: why it helps, and what comes next. */
export interface AdviceAroundDrill {
  readonly why: string;
  readonly next: string;
}

/** "On the range:", which leads to the drill. */
const leadIn = /[^.!?]*:\s*$/;

/**
 * Splits the recommendations at the drill of the verdict, without the sentence that is the sheet's title. Older results
 * recommend something else, or in other words: then the reason of the verdict stands alone. The recommendations start with
 * the sentence unless it is about a fault of the body, whose advice the writer words. What comes next may be about a stored fault: it
 * is left out where one is none by the rules of today.
 */
export function splitAdvice(
  recommendations: SwingAnalysis['recommendations'],
  verdict: Verdict,
  { findings, measurements }: Pick<FinishedDetails, 'findings' | 'measurements'>,
): AdviceAroundDrill {
  const { sentence, reason, drill } = verdict;
  const isWordedFreely = verdict.kind === 'body';
  if (!isWordedFreely && !recommendations?.includes(sentence)) return { why: reason, next: '' };
  const [before, after] = recommendations?.split(drill, 2) ?? [];
  if (before === undefined || after === undefined) return { why: reason, next: '' };
  const why = before.replace(sentence, '').replace(leadIn, '').trim();
  const isOfToday = findings.every((finding) => finding.kind !== 'weakness' || isStillFound(finding, measurements));
  return { why: why || reason, next: isOfToday ? after.trim() : '' };
}
