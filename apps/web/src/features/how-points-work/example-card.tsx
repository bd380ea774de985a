import { streakTiers } from '@trueswing/domain';
import { Contours } from '../../ui/pictures/contours.tsx';

const exercises = 6;
const topTier = streakTiers.reduce((best, tier) => (tier.fromWeeks > best.fromWeeks ? tier : best));
const points = exercises * topTier.pointsPerExercise;

/** The specification's example: a workout at the top tier. */
export function ExampleCard() {
  return (
    <section className="relative overflow-hidden rounded-card bg-turf p-5 text-on-turf">
      <Contours />
      <div className="relative">
        <h2 className="text-lg">Example</h2>
        <p className="mt-1">
          You have trained for {topTier.fromWeeks} weeks in a row. Today you complete {exercises} exercises.
        </p>
        <p className="numeral mt-4 flex flex-wrap items-baseline gap-x-3 text-2xl">
          <span>
            {exercises} × {topTier.pointsPerExercise} =
          </span>
          <span className="text-5xl text-flag">{points}</span>
          <span>points</span>
        </p>
      </div>
    </section>
  );
}
