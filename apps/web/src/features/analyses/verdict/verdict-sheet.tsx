import type { SwingAnalysis } from '@trueswing/contracts';
import { describeRule, type Verdict } from '@trueswing/domain';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { EvidenceSheet } from '../evidence/evidence-sheet.tsx';
import { FilmAgain } from '../evidence/film-again.tsx';
import type { FinishedDetails } from '../state-of-analysis.ts';
import { momentOfVerdict } from './moment-of-verdict.ts';
import { splitAdvice } from './split-advice.ts';

interface VerdictSheetProps {
  verdict: Verdict;
  analysis: SwingAnalysis;
  details: FinishedDetails;
  onClose(): void;
}

/** What the verdict rests on, with its frame, what to try, and what comes next. */
export function VerdictSheet({ verdict, analysis, details, onClose }: VerdictSheetProps) {
  if (verdict.kind === 'film') {
    return (
      <Dialog title={verdict.sentence} isOpen onClose={onClose}>
        <p>{verdict.reason}</p>
        <FilmAgain film="better" club={analysis.clubSelection} />
      </Dialog>
    );
  }
  const isBody = verdict.kind === 'body';
  const { why, next } = splitAdvice(analysis.recommendations, verdict);
  return (
    <EvidenceSheet
      title={verdict.sentence}
      onClose={onClose}
      moment={momentOfVerdict(verdict, analysis, details)}
      numbers={verdict.numbers}
      means={verdict.detail}
      why={why}
      drill={verdict.drill}
      exercises={isBody ? describeRule(verdict.rule)?.exercises : undefined}
      next={next}
      source={verdict.source}
    />
  );
}
