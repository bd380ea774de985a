import type { SwingAnalysis } from '@trueswing/contracts';
import type { NextFilm } from '@trueswing/domain';
import { Video } from 'lucide-react';
import { ButtonLink } from '../../../shared/button-link.tsx';
import { paths } from '../../../shared/paths.ts';

export const filmActions: Readonly<Record<NextFilm, string>> = {
  'face-on': 'Film from the front',
  'down-the-line': 'Film from behind too',
  better: 'Film it again',
  'next-swing': 'Film your next swing',
};

const howTo: Readonly<Record<NextFilm, string>> = {
  'face-on': 'Put the phone at hip height, facing your chest, and film the same swing.',
  'down-the-line':
    'Put a second phone behind you, at hip height, looking along your toes to the target. Upload both films of the same swing together.',
  'next-swing': 'Nothing was wrong with your films. Another swing may show it: leave the phones where they are.',
  better: 'Put the phone level at hip height, a few steps away and straight on, with your whole body in the picture.',
};

/** How to make the film that helps, and the way to upload it. */
export function FilmAgain({ film, club }: { film: NextFilm; club: SwingAnalysis['clubSelection'] }) {
  return (
    <div className="flex flex-col gap-3">
      <p>{howTo[film]}</p>
      <ButtonLink to={paths.upload(club)}>
        <Video aria-hidden className="size-5" />
        {filmActions[film]}
      </ButtonLink>
    </div>
  );
}
