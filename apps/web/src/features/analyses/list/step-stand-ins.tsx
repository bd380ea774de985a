import type { ListedSwing } from '@trueswing/contracts';
import { Link } from 'react-router';
import { paths } from '../../../shared/paths.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';

export const StepSkeleton = () => (
  <div role="status" className="flex w-full flex-col gap-2 pt-1">
    <span className="sr-only">Loading your next step</span>
    {['w-full', 'w-11/12', 'w-2/3'].map((width) => (
      <Skeleton key={width} className={`h-4 ${width}`} />
    ))}
  </div>
);

/** Leads to the step where it cannot be derived, as without a network. */
export const StepInReport = ({ swing }: { swing: Pick<ListedSwing, 'id'> }) => (
  <Link
    to={paths.analysis(swing.id)}
    className="inline-flex min-h-tap items-center font-semibold text-fairway underline"
  >
    Your report says what to do next
  </Link>
);
