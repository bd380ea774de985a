import { pointsPerSwingUpload, streakTiers } from '@trueswing/domain';
import { ChevronRight } from 'lucide-react';
import { ButtonLink } from '../../../shared/button-link.tsx';
import { paths } from '../../../shared/paths.ts';
import { PremiumPointsNote } from '../../../shared/premium-points-note.tsx';
import { usePlan } from '../../../shared/session/use-plan.ts';
import { Card } from '../../../ui/card.tsx';

const [firstTier] = streakTiers;
const highest = streakTiers[streakTiers.length - 1]?.multiplier;

/** The rules in three lines. */
export function HowPointsWorkCard() {
  const { completionRewards } = usePlan();
  const rules = [
    [`${firstTier.pointsPerExercise}`, 'points for each exercise you complete'],
    [`${pointsPerSwingUpload}`, 'points for each swing video, once it is analyzed'],
    [`${highest}×`, 'for exercises at the longest week streak'],
  ] as const;
  return (
    <Card title="How Points Work">
      <div className="flex flex-col gap-4">
        <ul className="flex flex-col gap-3">
          {rules.map(([figure, text]) => (
            <li key={text} className="flex items-center gap-4">
              <span className="numeral grid size-12 shrink-0 place-items-center rounded-full bg-fairway-tint text-xl text-fairway">
                {figure}
              </span>
              <span>{text}</span>
            </li>
          ))}
        </ul>
        {!completionRewards && <PremiumPointsNote />}
        <ButtonLink to={paths.howPointsWork} kind="outline">
          See all the rules <ChevronRight aria-hidden className="size-5" />
        </ButtonLink>
      </div>
    </Card>
  );
}
