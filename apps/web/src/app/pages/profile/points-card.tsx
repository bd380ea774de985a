import { ChevronRight } from 'lucide-react';
import { ButtonLink } from '../../../shared/button-link.tsx';
import { formatCount } from '../../../shared/count-of.ts';
import { paths } from '../../../shared/paths.ts';
import { useUser } from '../../../shared/session/use-user.ts';
import { Card } from '../../../ui/card.tsx';
import { Facts } from '../../../ui/facts.tsx';

/** Shows what the golfer has earned, and the way to the rules. */
export function PointsCard() {
  const { totalPoints, monthlyPoints } = useUser();
  return (
    <Card title="Points" className="flex flex-col gap-4">
      <Facts
        facts={[
          ['Total', formatCount(totalPoints)],
          ['This month', formatCount(monthlyPoints)],
        ]}
      />
      <ButtonLink to={paths.howPointsWork} kind="outline">
        How Points Work <ChevronRight aria-hidden className="size-5" />
      </ButtonLink>
    </Card>
  );
}
