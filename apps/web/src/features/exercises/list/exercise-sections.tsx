import type { Exercise } from '@trueswing/contracts';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/feedback.tsx';
import { LostBallPicture } from '../../../ui/pictures/empty-pictures.tsx';
import { ExerciseCard } from '../card/exercise-card.tsx';

/** Cards that a section begins with, and those that a tap adds: a page of all of them is as long as a street. */
const [firstCount, nextCount] = [10, 20];

interface ExerciseSectionsProps {
  exercises: readonly Exercise[];
  onWatch(exercise: Exercise): void;
  onClear(): void;
}

/** The exercises that were found, free ones first. */
export function ExerciseSections({ exercises, onWatch, onClear }: ExerciseSectionsProps) {
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
      <Section title="Free Exercises" exercises={free} onWatch={onWatch} />
      <Section title="Premium Exercises" exercises={premium} onWatch={onWatch} />
    </>
  );
}

interface SectionProps {
  title: string;
  exercises: readonly Exercise[];
  onWatch(exercise: Exercise): void;
}

function Section({ title, exercises, onWatch }: SectionProps) {
  const [shownCount, setShownCount] = useState(firstCount);
  if (exercises.length === 0) return null;
  const hiddenCount = exercises.length - shownCount;
  return (
    <section className="flex flex-col gap-4">
      <h2 className="text-xl">{title}</h2>
      <ul className="flex flex-col gap-4">
        {exercises.slice(0, shownCount).map((exercise) => (
          <ExerciseCard key={exercise.id} exercise={exercise} onWatch={onWatch} />
        ))}
      </ul>
      {hiddenCount > 0 && (
        <Button
          kind="outline"
          aria-label={`Show More (${hiddenCount} More), ${title}`}
          onClick={() => setShownCount(shownCount + nextCount)}
        >
          Show More ({hiddenCount} More)
        </Button>
      )}
    </section>
  );
}
