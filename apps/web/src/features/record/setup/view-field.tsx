import type { VideoView } from '@trueswing/contracts';
import { ButtonLink } from '../../../shared/button-link.tsx';
import { FilmedPicture, PlanFromAbove } from '../../../shared/filming/filming-pictures.tsx';
import { paths } from '../../../shared/paths.ts';
import { ChoiceField } from '../../../ui/field.tsx';

const places: Readonly<Record<VideoView, { place: string; picture: string }>> = {
  'face-on': { place: 'Facing your chest, about 4 steps away.', picture: 'Head to feet, club and ball.' },
  'down-the-line': {
    place: 'Behind your hands, facing the target, about 5 steps away.',
    picture: 'Hands in the middle, club and ball.',
  },
};

interface ViewFieldProps {
  view: VideoView;
  /** Analyzes down-the-line swings too. */
  isPremium: boolean;
  onChange(view: VideoView): void;
}

/** The view to film, with drawings of where the phone stands and what it should see. */
export function ViewField({ view, isPremium, onChange }: ViewFieldProps) {
  const { place, picture } = places[view];
  return (
    <div className="flex flex-col gap-4">
      <ChoiceField
        label="Where the phone stands"
        choices={[
          { value: 'face-on', label: 'Face-on' },
          { value: 'down-the-line', label: 'Down-the-line' },
        ]}
        value={view}
        onChange={onChange}
      />
      <div className="grid grid-cols-[1.6fr_1fr] gap-4">
        <figure className="flex flex-col gap-1.5">
          <PlanFromAbove view={view} />
          <figcaption className="text-sm leading-snug">{place}</figcaption>
        </figure>
        <FilmedPicture view={view} isGood>
          {picture}
        </FilmedPicture>
      </div>
      <p className="text-sm text-muted">At hip height, upright and still: on a tripod, or leaned against your bag.</p>
      {view === 'down-the-line' && !isPremium && (
        <div className="flex flex-col items-start gap-2">
          <p className="text-sm">You can record and compare swings from behind. Their analysis needs Premium.</p>
          <ButtonLink to={paths.plans} kind="quiet" size="small">
            See what Premium adds
          </ButtonLink>
        </div>
      )}
    </div>
  );
}
