import { ButtonLink } from '../../shared/button-link.tsx';
import { paths } from '../../shared/paths.ts';
import { PremiumPointsNote } from '../../shared/premium-points-note.tsx';
import { useIsUploadSpent, usePlan } from '../../shared/session/use-plan.ts';
import { Card } from '../../ui/card.tsx';

const tips = [
  'Pick a fixed day. One workout then is enough to keep your streak.',
  'Finish the workout. Every exercise counts, not only the first.',
] as const;
const swingTips = {
  open: 'Film a new swing when you can. It earns points and shows what has changed.',
  spent: 'With Premium you film a new swing each week. It earns points and shows what has changed.',
} as const;

export function TipsCard() {
  const { completionRewards } = usePlan();
  const swingTip = useIsUploadSpent() ? swingTips.spent : swingTips.open;
  return (
    <Card title="Tips">
      <div className="flex flex-col gap-4">
        {!completionRewards && <PremiumPointsNote />}
        <ol className="flex flex-col gap-3">
          {[...tips, swingTip].map((tip, index) => (
            <li key={tip} className="flex items-center gap-3">
              <span
                aria-hidden
                className="numeral grid size-8 shrink-0 place-items-center rounded-full border-2 border-fairway text-base text-fairway"
              >
                {index + 1}
              </span>
              {tip}
            </li>
          ))}
        </ol>
        <ButtonLink to={paths.dailyWorkout}>Today's Workout</ButtonLink>
      </div>
    </Card>
  );
}
