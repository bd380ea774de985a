import type { Exercise } from '@trueswing/contracts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/feedback.tsx';
import { LostBallPicture } from '../../../ui/pictures/empty-pictures.tsx';
import { ExerciseCard } from '../card/exercise-card.tsx';

interface ExerciseSectionsProps {
  exercises: readonly Exercise[];
  /** Length of the list so far. */
  shownCount: number;
  onWatch(exercise: Exercise): void;
  onClear(): void;
}

/** The exercises that were found, free ones first. */
export function ExerciseSections({ exercises, shownCount, onWatch, onClear }: ExerciseSectionsProps) {
  if (exercises.length === 0) {
    return (
      <Card className="flex flex-col">
        <EmptyState picture={<LostBallPicture />} title="No Exercises Found">
          Try adjusting your search or filter criteria.
        </EmptyState>
        <Button kind="outline" onClick={onClear}>
          Show All Exercises
        </Button>
      </Card>
    );
  }
  const free = exercises.filter(({ isPremium }) => !isPremium);
  const premium = exercises.filter(({ isPremium }) => isPremium);
  return (
    <>
      <Section title="Free Exercises" exercises={free.slice(0, shownCount)} onWatch={onWatch} />
      <Section
        title="Premium Exercises"
        exercises={premium.slice(0, Math.max(0, shownCount - free.length))}
        onWatch={onWatch}
      />
    </>
  );
}

interface SectionProps {
  title: string;
  exercises: readonly Exercise[];
  onWatch(exercise: Exercise): void;
}

function Section({ title, exercises, onWatch }: SectionProps) {
  if (exercises.length === 0) return null;
  return (
    <section className="flex flex-col gap-4">
      <h2 className="text-xl">{title}</h2>
      <ul className="flex flex-col gap-4">
        {exercises.map((exercise) => (
          <ExerciseCard key={exercise.id} exercise={exercise} onWatch={onWatch} />
        ))}
      </ul>
    </section>
  );
}
