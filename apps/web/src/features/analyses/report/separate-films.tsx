import type { Measurements } from '@trueswing/contracts';
import { isMeasured } from '@trueswing/domain';
import { Notice } from '../../../ui/feedback.tsx';

/** Why two films were not read as one swing, below the numbers that would have used both. */
export function SeparateFilms({ measurements }: { measurements: Measurements }) {
  const reason = Object.values(measurements)
    .map((measurement) => (isMeasured(measurement) ? measurement.oneFilmBecause : undefined))
    .find((because) => because !== undefined);
  if (reason === undefined) return null;
  return <Notice kind="care">We read each film on its own. Your turns come from the face-on film. {reason}</Notice>;
}
