import { ChevronRight, CircleCheck } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '../../../shared/paths.ts';
import { useIsUploadSpent } from '../../../shared/session/use-plan.ts';
import { useUser } from '../../../shared/session/use-user.ts';
import { Card } from '../../../ui/card.tsx';
import { DismissButton } from '../../../ui/dismiss-button.tsx';

interface Step {
  text: string;
  isDone: boolean;
  /** Path of the screen for this step; absent while earlier steps are open. */
  to?: string;
}

/** The first steps of a golfer who has no analysis yet. */
export default function WelcomeChecklist({ onDismiss }: { onDismiss: () => void }) {
  const { isPremium } = useUser();
  const isUploadSpent = useIsUploadSpent();
  const steps: Step[] = [
    // Without an analysis but with the upload spent, the golfer has deleted it.
    isUploadSpent
      ? { text: 'Upload your first swing video', isDone: true }
      : { text: 'Upload your first swing video', isDone: false, to: paths.upload() },
    { text: 'Review your analysis and mobility insights', isDone: false },
    { text: 'Try your personalised daily workout', isDone: false, to: paths.dailyWorkout },
    isPremium
      ? { text: 'Upgrade to Premium', isDone: true }
      : { text: 'Upgrade to Premium', isDone: false, to: paths.plans },
  ];
  return (
    <Card title="Your First Steps" aside={<DismissButton label="Dismiss the checklist" onDismiss={onDismiss} />}>
      <ol className="divide-y divide-line">
        {steps.map((step, index) => (
          <li key={step.text}>
            {step.to ? (
              <Link
                to={step.to}
                className="-mx-2 flex min-h-14 items-center gap-3 rounded-control px-2 py-2 font-semibold"
              >
                <StepMark step={step} number={index + 1} />
                <span className="grow">{step.text}</span>
                <ChevronRight aria-hidden className="size-5 shrink-0 text-fairway" />
              </Link>
            ) : (
              <div className="flex min-h-14 items-center gap-3 py-2">
                <StepMark step={step} number={index + 1} />
                <span className="text-muted">
                  {step.text}
                  {step.isDone && <span className="sr-only">, done</span>}
                </span>
              </div>
            )}
          </li>
        ))}
      </ol>
    </Card>
  );
}

function StepMark({ step, number }: { step: Step; number: number }) {
  if (step.isDone) return <CircleCheck aria-hidden className="size-8 shrink-0 text-fairway" />;
  const look = step.to ? 'border-fairway text-fairway' : 'border-edge text-muted';
  return (
    <span
      aria-hidden
      className={`numeral grid size-8 shrink-0 place-items-center rounded-full border-2 text-base ${look}`}
    >
      {number}
    </span>
  );
}
