import type { DailyWorkout, WorkoutExercise, WorkoutLead } from '@trueswing/contracts';
import { Film } from 'lucide-react';
import { ButtonLink } from '../../../shared/button-link.tsx';
import { paths } from '../../../shared/paths.ts';
import type { ButtonStyle } from '../../../ui/button.tsx';

/** The step of the swing, at the first exercise that is for it; null at all others. */
export function leadOf({ lead, exercises }: DailyWorkout, { id }: WorkoutExercise): WorkoutLead | null {
  const first = exercises.find(({ serves }) => serves?.name === lead?.name);
  return first?.id === id ? lead : null;
}

interface LeadLinkProps extends ButtonStyle {
  lead: WorkoutLead | null;
}

/** Leads to the key frame of the analysis that shows what the workout or its exercise is for. */
export function LeadLink({ lead, kind = 'outline', size }: LeadLinkProps) {
  if (!lead?.analysisId) return null;
  return (
    <ButtonLink to={paths.analysis(lead.analysisId, lead)} kind={kind} size={size} className="gap-2">
      <Film aria-hidden className="size-5" />
      See it in your swing
    </ButtonLink>
  );
}
