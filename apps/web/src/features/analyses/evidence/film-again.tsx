import type { SwingAnalysis } from '@trueswing/contracts';
import { howToFilm, type NextFilm } from '@trueswing/swing';
import { Video } from 'lucide-react';
import { ButtonLink } from '../../../shared/button-link.tsx';
import { paths } from '../../../shared/paths.ts';

export const filmActions: Readonly<Record<NextFilm, string>> = {
  'face-on': 'Film from the front',
  'down-the-line': 'Film from behind too',
  better: 'Film it again',
  'next-swing': 'Film your next swing',
  'slow-motion': 'Film in slow motion',
};

/** Advice for the video that helps, and the way to upload it. */
export function FilmAgain({ film, club }: { film: NextFilm; club: SwingAnalysis['clubSelection'] }) {
  return (
    <div className="flex flex-col gap-3">
      <p>{howToFilm[film]}</p>
      <ButtonLink to={paths.upload(club)}>
        <Video aria-hidden className="size-5" />
        {filmActions[film]}
      </ButtonLink>
    </div>
  );
}
