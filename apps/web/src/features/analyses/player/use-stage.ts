import { useRef, useState } from 'react';
import { timeInFrame, timeOfNeighbor } from './film/seek-times.ts';
import type { SwingFilm } from './film/swing-film.ts';
import { alignFilms } from './geometry/align-films.ts';
import { useFilmTransport } from './use-film-transport.ts';

/** One film, or two in step; the first one leads. */
export type StagedFilms = readonly [SwingFilm, SwingFilm?];

/** Which films the player shows, and their transport. A film that comes onto the stage opens at the moment that was shown. */
export function useStage(first: SwingFilm) {
  const [films, setFilms] = useState<StagedFilms>([first]);
  const [leader] = films;
  const transport = useFilmTransport(films);
  const { events, timeBase } = first.view;
  const opening = useRef({ film: first, timeS: timeInFrame(events.top.timeS, timeBase.fps) });

  /** Where a film opens that comes onto the stage, in seconds. */
  const openingS = (film: SwingFilm): number => {
    const { film: known, timeS } = opening.current;
    return film.id === known.id ? timeS : Math.max(0, alignFilms(known.view, film.view).toOther(timeS));
  };
  const change = (next: StagedFilms, moment: { film: SwingFilm; timeS: number }) => {
    transport.pause();
    opening.current = moment;
    if (next[0].id !== leader.id) transport.expect(next[0], openingS(next[0]));
    setFilms(next);
  };

  return {
    films,
    leader,
    transport,
    openingS,
    /** Shows other films, at the middle of the shown frame: its beginning is read back rounded, and may be the frame before. */
    showFilms: (next: StagedFilms) =>
      change(next, { film: leader, timeS: timeOfNeighbor(transport.nowS(), leader.view.timeBase.fps, 0) }),
    /** Shows the frame of a film that begins at a time; alone if its film is not on the stage. */
    showFrame: (film: SwingFilm, startS: number) => {
      const timeS = timeInFrame(startS, film.view.timeBase.fps);
      if (!films.some((each) => each?.id === film.id)) change([film], { film, timeS });
      else transport.seek(film.id === leader.id ? timeS : alignFilms(film.view, leader.view).toOther(timeS));
    },
  };
}
