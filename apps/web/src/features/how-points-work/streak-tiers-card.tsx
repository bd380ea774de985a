import { nameMultiplier, nextTierOf, type StreakTier, streakTiers } from '@trueswing/domain';
import { useTierOfToday } from '../../shared/use-today.ts';
import { Badge } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';

const mostPoints = Math.max(...streakTiers.map(({ pointsPerExercise }) => pointsPerExercise));

/** The longer the streak, the more an exercise earns. The tier that pays for the golfer's exercises today is marked. */
export function StreakTiersCard() {
  const yours = useTierOfToday();
  return (
    <Card title="Streak Tiers">
      <p className="mb-4 text-muted">Train each week, and each exercise earns more.</p>
      <table className="w-full tabular-nums">
        <thead>
          <tr className="eyebrow text-left text-muted">
            <th scope="col" className="pb-2 font-[inherit]">
              Week streak
            </th>
            <th scope="col" className="pb-2 font-[inherit]">
              Multiplier
            </th>
            <th scope="col" className="pb-2 text-right font-[inherit]">
              Per exercise
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {streakTiers.map((tier) => {
            const isYours = tier.fromWeeks === yours.fromWeeks;
            return (
              <tr key={tier.fromWeeks} aria-current={isYours || undefined} className={isYours ? 'bg-fairway-tint' : ''}>
                <th scope="row" className="rounded-l-control py-3 pl-2 text-left font-semibold">
                  {rangeOfTier(tier)}
                  {isYours && (
                    <span className="ml-2">
                      <Badge kind="flag">You</Badge>
                    </span>
                  )}
                </th>
                <td>{nameMultiplier(tier)}</td>
                <td className="rounded-r-control pr-2">
                  <span className="flex items-center justify-end gap-2">
                    <span aria-hidden className="h-2 w-14 overflow-hidden rounded-full bg-line">
                      <span
                        className="block h-full rounded-full bg-fairway"
                        style={{ width: `${(tier.pointsPerExercise / mostPoints) * 100}%` }}
                      />
                    </span>
                    <span className="numeral w-7 text-right text-lg">{tier.pointsPerExercise}</span>
                  </span>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </Card>
  );
}

/** Its weeks: "0–2", "15+". */
function rangeOfTier(tier: StreakTier): string {
  const next = nextTierOf(tier.fromWeeks);
  return next ? `${tier.fromWeeks}–${next.fromWeeks - 1}` : `${tier.fromWeeks}+`;
}
