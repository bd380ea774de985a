import { Gauge, PersonStanding, Smartphone } from 'lucide-react';
import { FoldCard } from '../../ui/fold-card.tsx';
import { FilmedPicture, PlanFromAbove } from './filming-pictures.tsx';

const rules = [
  { Icon: Gauge, text: 'Use slow motion (120 or 240 fps).' },
  { Icon: PersonStanding, text: 'Your whole body and club in the picture, from address to finish.' },
  { Icon: Smartphone, text: 'Put the phone at hip height, upright and still.' },
] as const;

/** Drawings of how to film: where to place the phone for each view, and what the picture should show. */
export function FilmingGuide({ isOpen }: { isOpen: boolean }) {
  return (
    <FoldCard title="How to film" isOpen={isOpen}>
      <div className="flex flex-col gap-6">
        <ul className="flex flex-col gap-2">
          {rules.map(({ Icon, text }) => (
            <li key={text} className="flex items-center gap-3">
              <Icon aria-hidden className="size-6 shrink-0 text-fairway" />
              {text}
            </li>
          ))}
        </ul>
        <section className="flex flex-col gap-3">
          <h3>Face-on</h3>
          <div className="grid grid-cols-[1.5fr_1fr_1fr] gap-3">
            <figure className="flex flex-col gap-1.5">
              <PlanFromAbove view="face-on" />
              <figcaption className="text-sm leading-snug">Facing your chest.</figcaption>
            </figure>
            <FilmedPicture view="face-on" isGood>
              Head to feet, club and ball.
            </FilmedPicture>
            <FilmedPicture view="face-on" isGood={false} framing="translate(-34 -34) scale(1.9)">
              Too close: head and feet cut off.
            </FilmedPicture>
          </div>
        </section>
        <section className="flex flex-col gap-3">
          <h3>Down-the-line</h3>
          <div className="grid grid-cols-[1.5fr_1fr_1fr] gap-3">
            <figure className="flex flex-col gap-1.5">
              <PlanFromAbove view="down-the-line" />
              <figcaption className="text-sm leading-snug">Behind your hands, facing the target.</figcaption>
            </figure>
            <FilmedPicture view="down-the-line" isGood>
              Hands in the middle, club and ball.
            </FilmedPicture>
            <FilmedPicture view="down-the-line" isGood={false} framing="rotate(24 36 58) translate(14 26) scale(0.62)">
              Tilted and too far away.
            </FilmedPicture>
          </div>
        </section>
      </div>
    </FoldCard>
  );
}
