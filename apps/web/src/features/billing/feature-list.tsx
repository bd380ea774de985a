import { premiumFeatures } from '@trueswing/domain';
import { CircleCheck } from 'lucide-react';

export function FeatureList() {
  return (
    <ul className="flex flex-col gap-2">
      {Object.values(premiumFeatures).map((feature) => (
        <li key={feature} className="flex items-start gap-2">
          <CircleCheck aria-hidden className="mt-0.5 size-5 shrink-0 text-fairway" />
          {feature}
        </li>
      ))}
    </ul>
  );
}
