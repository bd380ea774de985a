import type { WorkoutExercise } from '@trueswing/contracts';
import { ChevronDown } from 'lucide-react';
import { variantTitles } from '../../../shared/exercises/variant-titles.ts';
import { describeEquipment } from '../describe-exercise.ts';

/** Shows how the exercise is done, folded. */
export function HowTo({ exercise }: { exercise: WorkoutExercise }) {
  return (
    <details className="group -my-2">
      <summary className="flex min-h-tap cursor-pointer list-none items-center gap-2 rounded-control font-semibold text-fairway [&::-webkit-details-marker]:hidden">
        How to do it
        <ChevronDown aria-hidden className="size-5 transition-transform group-open:rotate-180" />
      </summary>
      <HowToText exercise={exercise} />
    </details>
  );
}

/** Description, cues, what it needs or what does instead, and who should be careful. */
export function HowToText({ exercise }: { exercise: WorkoutExercise }) {
  const { description, cues, equipment, variant, contraindications } = exercise;
  return (
    <div className="flex flex-col gap-3 pb-2">
      <p>{description}</p>
      <ul className="list-disc space-y-1 pl-5 marker:text-fairway">
        {cues.map((cue) => (
          <li key={cue}>{cue}</li>
        ))}
      </ul>
      {equipment.length > 0 && <p className="text-muted">Shown with: {describeEquipment(equipment)}.</p>}
      {variant && (
        <p>
          <span className="font-semibold">{variantTitles[variant.with]}:</span> {variant.how}
        </p>
      )}
      {contraindications.map((sentence) => (
        <p key={sentence} className="text-muted">
          {sentence}
        </p>
      ))}
    </div>
  );
}
