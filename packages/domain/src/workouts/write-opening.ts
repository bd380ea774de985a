import type { Served, WorkoutLead } from '@trueswing/contracts';

interface Opened {
  readonly lead: Pick<WorkoutLead, 'name'> | null;
  readonly exercises: readonly { readonly serves?: Served | null }[];
}

/**
 * Says with what a workout begins, by the exercises that it has now: an exchange or a second plan may have changed them. Null
 * where it begins with a focus area, which nothing measured asks for.
 */
export function writeOpening({ lead, exercises }: Opened): string | null {
  const isForStep = ({ serves }: Opened['exercises'][number]) => lead !== null && serves?.name === lead.name;
  const [first] = exercises;
  if (first && isForStep(first)) return 'The first exercise helps your body with it.';
  if (exercises.some(isForStep)) return 'A later exercise helps your body with it.';
  const { serves } = first ?? {};
  if (!serves || serves.source === 'focus-area') return null;
  return serves.source === 'mobility-check'
    ? `Today begins with ${serves.name}: your mobility check shows that it stops short.`
    : `Today begins with ${serves.name}.`;
}
