import type { SwingAnalysis } from '@trueswing/contracts';
import { type Stature, sayInLengths } from '@trueswing/swing';

/** The analysis with the lengths of its written texts in the golfer's unit: they are stored in % of the body height. */
export function showLengths(analysis: SwingAnalysis, stature: Stature | null): SwingAnalysis {
  if (!stature) return analysis;
  const { recommendations, swingStrengths, swingWeaknesses, analysisResults } = analysis;
  const say = (text: string) => sayInLengths(text, stature);
  return {
    ...analysis,
    recommendations: recommendations && say(recommendations),
    swingStrengths: swingStrengths.map(say),
    swingWeaknesses: swingWeaknesses.map(say),
    analysisResults: analysisResults && {
      ...analysisResults,
      posture: say(analysisResults.posture),
      balance: say(analysisResults.balance),
    },
  };
}
