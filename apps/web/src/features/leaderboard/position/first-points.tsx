import type { User } from '@trueswing/contracts';
import { planOf, pointsPerSwingUpload } from '@trueswing/domain';
import { ButtonLink } from '../../../shared/button-link.tsx';
import { paths } from '../../../shared/paths.ts';
import { useUser } from '../../../shared/session/use-user.ts';

/** Shows how a golfer without points this month earns the first. */
export function FirstPoints() {
  const { text, to, label } = firstStepOf(useUser());
  return (
    <div className="mt-4 flex flex-col gap-3">
      <p>{text}</p>
      <ButtonLink to={to}>{label}</ButtonLink>
    </div>
  );
}

/** Exercises are completed with Premium; the free plan has one swing. */
function firstStepOf({ isPremium, videoUploadsUsed }: User) {
  if (planOf(isPremium).completionRewards)
    return {
      text: 'Complete one exercise, and you are on the board.',
      to: paths.dailyWorkout,
      label: "Today's Workout",
    };
  if (videoUploadsUsed === 0)
    return {
      text: `Upload your first swing. It earns ${pointsPerSwingUpload} points as soon as it is analyzed.`,
      to: paths.upload(),
      label: 'Upload Swing Video',
    };
  return { text: 'With Premium, each exercise you complete earns points.', to: paths.plans, label: 'See Premium' };
}
