import type { SwingAnalysis } from '@trueswing/contracts';
import type { NextAction, NextVideo, OpenStep } from '@trueswing/swing';
import { ButtonLink } from '../../../shared/button-link.tsx';
import { paths } from '../../../shared/paths.ts';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { FilmAgain } from '../evidence/film-again.tsx';
import { SwingChange } from './swing-change.tsx';

interface OpenSheetProps {
  step: OpenStep;
  analysis: Pick<SwingAnalysis, 'id' | 'userId' | 'clubSelection'>;
  onClose(): void;
}

/** Shows what is open, why the action shows most, and the way to it. */
export function OpenSheet({ step, analysis, onClose }: OpenSheetProps) {
  return (
    <Dialog title={step.detail} isOpen onClose={onClose}>
      <p>{step.reason}</p>
      {step.actions.map((action) => (
        <ActionWay key={action} action={action} analysis={analysis} how={step.drill} />
      ))}
      <SwingChange analysis={analysis} first={step.measurement} />
    </Dialog>
  );
}

const videoOf: Readonly<Partial<Record<NextAction, NextVideo>>> = {
  'film-face-on': 'face-on',
  'film-down-the-line': 'down-the-line',
  'film-slow-motion': 'slow-motion',
  'film-again': 'next-swing',
  'film-better': 'better',
};

interface ActionWayProps {
  action: NextAction;
  analysis: Pick<SwingAnalysis, 'userId' | 'clubSelection'>;
  /** Instruction for the first action. */
  how: string;
}

function ActionWay({ action, analysis, how }: ActionWayProps) {
  const video = videoOf[action];
  if (video) return <FilmAgain video={video} analysis={analysis} />;
  if (action === 'mobility-check') return <ButtonLink to={paths.mobilityCheck}>Check my mobility</ButtonLink>;
  return (
    <div className="flex flex-col gap-3">
      <p>{how}</p>
      <ButtonLink to={paths.dailyWorkout}>Today’s workout</ButtonLink>
    </div>
  );
}
