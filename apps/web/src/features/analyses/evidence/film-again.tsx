import type { SwingAnalysis } from '@trueswing/contracts';
import type { NextFilm } from '@trueswing/swing';
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

const howTo: Readonly<Record<NextFilm, string>> = {
  'face-on': 'Put the phone at hip height, facing your chest, and film one more swing. Upload both videos together.',
  'down-the-line':
    'One phone is enough. Put it behind you, at hip height, looking along your toes to the target, and film one more swing. Upload both videos together.',
  'next-swing': 'Nothing was wrong with your video. Another swing may show it: leave the phone where it is.',
  'slow-motion': 'Choose slow motion in your camera, at 120 frames a second or more, and film from the same place.',
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
