import { Crown } from 'lucide-react';
import { ButtonLink } from '../../../shared/button-link.tsx';
import { paths } from '../../../shared/paths.ts';
import { Card } from '../../../ui/card.tsx';

/** For golfers on the free plan: what the locked buttons need. */
export function PremiumFeatureBox() {
  return (
    <Card title="Premium Feature" aside={<Crown aria-hidden className="size-6 text-fairway" />}>
      <p className="mb-4">Exercise tracking, completion rewards and progress history require premium.</p>
      <ButtonLink to={paths.plans} className="w-full">
        Upgrade to Premium
      </ButtonLink>
    </Card>
  );
}
