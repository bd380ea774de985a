import type { SwingAnalysis } from '@trueswing/contracts';
import { describeRule, type Verdict } from '@trueswing/swing';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { EvidenceSheet } from '../evidence/evidence-sheet.tsx';
import { FilmAgain } from '../evidence/film-again.tsx';
import { SetBallGoal } from '../goal/set-ball-goal.tsx';
import { SetGoal } from '../goal/set-goal.tsx';
import type { FinishedDetails } from '../state-of-analysis.ts';
import { shapesOfStep } from './figures/shapes-of-step.ts';
import { StepFigures } from './figures/step-figures.tsx';
import { momentOfVerdict } from './moment-of-verdict.ts';
import { OpenSheet } from './open-sheet.tsx';
import { splitAdvice } from './split-advice.ts';
import { SwingChange } from './swing-change.tsx';

interface VerdictSheetProps {
  verdict: Verdict;
  analysis: SwingAnalysis;
  details: FinishedDetails;
  onClose(): void;
}

/** Shows what the verdict rests on, with its frame, what to try, and what comes next. */
export function VerdictSheet({ verdict, analysis, details, onClose }: VerdictSheetProps) {
  if (verdict.kind === 'film') {
    return (
      <Dialog title={verdict.sentence} isOpen onClose={onClose}>
        <p>{verdict.reason}</p>
        <FilmAgain video="better" analysis={analysis} />
      </Dialog>
    );
  }
  if (verdict.kind === 'open') return <OpenSheet step={verdict} analysis={analysis} onClose={onClose} />;
  const moment = momentOfVerdict(verdict, analysis, details);
  const isBody = verdict.kind === 'body';
  const shapes = isBody && moment ? shapesOfStep(verdict.measurement, details.measurements, moment.view) : null;
  const { why, next } = splitAdvice(analysis.recommendations, verdict, details);
  return (
    <EvidenceSheet
      title={verdict.sentence}
      onClose={onClose}
      moment={moment}
      picture={shapes && <StepFigures shapes={shapes} handedness={details.faceOn.handedness} />}
      numbers={verdict.numbers}
      means={verdict.detail}
      why={why}
      drill={verdict.drill}
      exercises={isBody ? describeRule(verdict.rule)?.exercises : undefined}
      next={next}
      source={verdict.source}
    >
      <SwingChange analysis={analysis} first={isBody ? verdict.measurement : null} />
      {verdict.kind === 'body' ? (
        <SetGoal analysis={analysis} name={verdict.measurement} measured={details.measurements[verdict.measurement]} />
      ) : (
        <SetBallGoal analysis={analysis} number={verdict.number} />
      )}
    </EvidenceSheet>
  );
}
