import type { VideoEmbed } from '@trueswing/contracts';
import { Badge } from '../../../ui/badge.tsx';
import { Facts } from '../../../ui/facts.tsx';
import { InfoNote } from '../../../ui/feedback.tsx';
import { describeDifficulty } from '../difficulty.ts';
import { labelOf } from '../label-of.ts';
import { variantTitles } from '../variant-titles.ts';

/** Shows what to watch while moving, what to use, and who should take care. */
export function ExerciseAdvice({ embed }: { embed: VideoEmbed }) {
  const { label, kind } = describeDifficulty(embed.difficulty);
  const equipment = embed.equipment.map(labelOf).join(', ') || 'Just your body';
  return (
    <>
      <p>{embed.description}</p>
      <section className="flex flex-col gap-2">
        <h3 className="text-lg">Keep in mind</h3>
        <ul className="flex list-disc flex-col gap-1 pl-5 marker:text-fairway">
          {embed.cues.map((cue) => (
            <li key={cue}>{cue}</li>
          ))}
        </ul>
      </section>
      {embed.variant && (
        <section className="flex flex-col gap-1 rounded-control bg-fairway-tint p-4">
          <h3 className="text-base">{variantTitles[embed.variant.with]}</h3>
          <p>{embed.variant.how}</p>
        </section>
      )}
      {embed.contraindications.length > 0 && (
        <InfoNote kind="care">
          {embed.contraindications.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </InfoNote>
      )}
      <div className="flex flex-wrap gap-2">
        <Badge kind={kind}>{label}</Badge>
        <Badge>{embed.category}</Badge>
      </div>
      <Facts
        facts={[
          ['Muscles', embed.targetMuscles.join(', ')],
          ['Equipment', equipment],
          ['Takes', `${embed.duration} min`],
        ]}
      />
    </>
  );
}
