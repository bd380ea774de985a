import { pointsPerSwingUpload, streakTiers } from '@trueswing/domain';
import { Dumbbell, Video } from 'lucide-react';
import { Card } from '../../ui/card.tsx';

const [firstTier] = streakTiers;
const basePoints = [
  { Icon: Dumbbell, what: 'Exercise completed', points: firstTier.pointsPerExercise },
  { Icon: Video, what: 'Swing video analyzed', points: pointsPerSwingUpload },
] as const;

export function BasePointsCard() {
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
      <p className="mt-2 text-muted">Exercises ticked off faster than anyone can do them earn nothing.</p>
    </Card>
  );
}
