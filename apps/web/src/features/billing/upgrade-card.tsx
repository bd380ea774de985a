import { ButtonLink } from '../../shared/button-link.tsx';
import { paths } from '../../shared/paths.ts';
import { Card } from '../../ui/card.tsx';
import { FeatureList } from './feature-list.tsx';
import { priceOf } from './plan-labels.ts';

/** For golfers on the free plan. */
export function UpgradeCard() {
  return (
    <Card title="Upgrade to Premium" className="flex flex-col gap-4">
      <FeatureList />
      <p className="text-muted">
        From {priceOf('monthly')}, or {priceOf('annual')}. Change or cancel your plan yourself, at any time.
      </p>
      <ButtonLink to={paths.subscribe}>Upgrade to Premium</ButtonLink>
    </Card>
  );
}
