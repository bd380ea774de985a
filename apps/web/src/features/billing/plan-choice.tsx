import type { PaidPlan } from '@trueswing/contracts';
import { ChoiceField } from '../../ui/field.tsx';
import { annualSaving, planNames, priceOf } from './plan-labels.ts';

interface PlanChoiceProps {
  plan: PaidPlan;
  onChange(plan: PaidPlan): void;
  disabled: boolean;
}

export function PlanChoice({ plan, onChange, disabled }: PlanChoiceProps) {
  const choice = (value: PaidPlan) => ({ value, label: `${planNames[value]} ${priceOf(value)}`, disabled });
  return (
    <ChoiceField
      label="Choose your plan"
      value={plan}
      onChange={onChange}
      choices={[choice('annual'), choice('monthly')]}
    >
      <p className="text-sm text-muted">{annualSaving} with the annual plan. Cancel at any time.</p>
    </ChoiceField>
  );
}
