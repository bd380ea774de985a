import { mostInPace, paceSeconds, pointsPerSwingUpload, streakTiers } from '@trueswing/domain';
import { Dumbbell, Video } from 'lucide-react';
import { ButtonLink } from '../../shared/button-link.tsx';
import { paths } from '../../shared/paths.ts';
import { usePlan } from '../../shared/session/use-plan.ts';
import { Card } from '../../ui/card.tsx';

const [firstTier] = streakTiers;
const basePoints = [
  { Icon: Dumbbell, what: 'Exercise completed', points: firstTier.pointsPerExercise },
  { Icon: Video, what: 'Swing video analyzed', points: pointsPerSwingUpload },
] as const;

export function BasePointsCard() {
  const { completionRewards } = usePlan();
  return (
    <Card title="Base Points">
      <table className="w-full">
        <thead className="sr-only">
          <tr>
            <th scope="col">What you do</th>
            <th scope="col">Points</th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {basePoints.map(({ Icon, what, points }) => (
            <tr key={what}>
              <th scope="row" className="py-3 text-left font-semibold">
                <span className="flex items-center gap-3">
                  <span
                    aria-hidden
                    className="grid size-11 shrink-0 place-items-center rounded-full bg-fairway-tint text-fairway"
                  >
                    <Icon className="size-5" />
                  </span>
                  {what}
                </span>
              </th>
              <td className="numeral text-right text-2xl">{points}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-2 text-muted">
        The same video again earns nothing. Neither does a swing that could not be analyzed.
      </p>
      <p className="mt-2 text-muted">
        At most {mostInPace} exercises in any {paceSeconds} seconds earn points.
      </p>
      {!completionRewards && (
        <div className="mt-4 flex flex-col items-start gap-3 rounded-control bg-fairway-tint p-4">
          <p>Exercise points and streaks come with Premium. Your free swing earns its points too.</p>
          <ButtonLink to={paths.plans} kind="outline" size="small">
            See Premium
          </ButtonLink>
        </div>
      )}
    </Card>
  );
}
