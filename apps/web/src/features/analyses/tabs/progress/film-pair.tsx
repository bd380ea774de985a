import type { SwingEventName } from '@trueswing/contracts';
import { useRef, useState } from 'react';
import { swingEventLabels } from '../../player/controls/swing-event-labels.ts';
import { Film, type FilmHandle } from '../../player/film/film.tsx';
import type { SwingFilm } from '../../player/film/swing-film.ts';
import { alignFilms } from '../../player/geometry/align-films.ts';
import { timeOfFrameAt } from './time-of-frame-at.ts';

const comparedEvents = ['address', 'top', 'impact', 'finish'] as const satisfies readonly SwingEventName[];

/** Two swings side by side, aligned at impact: one slider moves both, and each event shows both at theirs. */
export function FilmPair({ before, now }: { before: SwingFilm; now: SwingFilm }) {
  const handles = useRef(new Map<SwingFilm, FilmHandle>());
  const { events, timeBase } = now.view;
  const [shownS, setShownS] = useState(events.impact.timeS);
  const seek = (film: SwingFilm, timeS: number) =>
    handles.current.get(film)?.seek(timeOfFrameAt(timeS, film.view.timeBase));
  const slide = (timeS: number) => {
    setShownS(timeS);
    seek(now, timeS);
    seek(before, alignFilms(now.view, before.view).toOther(timeS));
  };
  const showEvent = (name: SwingEventName) => {
    setShownS(events[name].timeS);
    for (const film of [now, before]) seek(film, film.view.events[name].timeS);
  };
  return (
    <div className="flex flex-col gap-2">
      <div className="flex h-56 gap-1 overflow-hidden rounded-control bg-night text-on-night">
        {[before, now].map((film) => (
          <figure key={film.id} className="relative flex h-full min-w-0 grow basis-0">
            <Film
              ref={(handle) => {
                if (handle) handles.current.set(film, handle);
                else handles.current.delete(film);
              }}
              film={film}
              startS={timeOfFrameAt(film.view.events.impact.timeS, film.view.timeBase)}
              hasSkeleton={false}
            />
            <figcaption className="absolute inset-x-0 top-0 bg-night/70 px-2 py-1 text-center text-sm font-semibold">
              {film.label}
            </figcaption>
          </figure>
        ))}
      </div>
      <input
        type="range"
        aria-label="Position in both films"
        aria-valuetext={describeOffset(shownS - events.impact.timeS)}
        min={Math.min(events.address.timeS, shownS)}
        max={Math.max(events.finish.timeS, shownS)}
        step={1 / timeBase.fps}
        value={shownS}
        onChange={(event) => slide(Number(event.target.value))}
        className="min-h-tap w-full cursor-pointer accent-fairway"
      />
      <div className="grid grid-cols-4 gap-2">
        {comparedEvents.map((name) => (
          <button
            key={name}
            type="button"
            aria-pressed={Math.abs(shownS - events[name].timeS) < 0.5 / timeBase.fps}
            onClick={() => showEvent(name)}
            className="min-h-tap rounded-full border-2 border-edge text-sm font-semibold aria-pressed:border-fairway aria-pressed:bg-fairway aria-pressed:text-on-fairway"
          >
            {swingEventLabels[name]}
          </button>
        ))}
      </div>
    </div>
  );
}

/** "0.25 s before impact", in seconds of the film. */
function describeOffset(offsetS: number): string {
  if (Math.abs(offsetS) < 0.005) return 'Impact';
  return `${Math.abs(offsetS).toFixed(2)} s ${offsetS < 0 ? 'before' : 'after'} impact`;
}
