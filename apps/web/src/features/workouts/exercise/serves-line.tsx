import type { Served } from '@trueswing/contracts';

/** Says in a few words what an exercise is for and what led to it; nothing for a plan of the version before. */
export function ServesLine({ serves, className = '' }: { serves: Served | null; className?: string }) {
  if (!serves) return null;
  return (
    <span className={`block text-sm leading-snug font-semibold text-fairway ${className}`}>
      For {serves.name}
      {serves.source === 'mobility-check' && ', by your mobility check'}
      {serves.helps && serves.helps !== serves.name && ` and ${serves.helps}`}
      {serves.helps === null && ', to round off your day'}
    </span>
  );
}
