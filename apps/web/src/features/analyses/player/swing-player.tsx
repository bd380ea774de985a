import type { SwingEventName } from '@trueswing/contracts';
import { Maximize, Minimize } from 'lucide-react';
import { useRef, useState } from 'react';
import { prefersLessMotion } from '../../../shared/reduced-motion.ts';
import { EventTrack, type EventTrackHandle } from './controls/event-track.tsx';
import { onPlayerKey } from './controls/on-player-key.ts';
import { ControlButton, PlayerControls } from './controls/player-controls.tsx';
import { swingEventLabels } from './controls/swing-event-labels.ts';
import { useDrag } from './controls/use-drag.ts';
import { ViewChoice } from './controls/view-choice.tsx';
import { eventAt } from './event-at.ts';
import { Film } from './film/film.tsx';
import { startOfFrame, timeOfNeighbor } from './film/seek-times.ts';
import type { SwingFilm } from './film/swing-film.ts';
import type { ShownFrame } from './film/use-drawn-pose.ts';
import { useOfferedPlayer } from './film-control.tsx';
import { stageHeight } from './stage-height.ts';
import { useCovered } from './use-covered.ts';
import { useFullScreen } from './use-full-screen.ts';
import { type StagedFilms, useStage } from './use-stage.ts';

/** A swipe over the film by this many pixels shows the next frame. */
const swipePxPerFrame = 10;

/** The golfer's film, cropped to the golfer, with the pose of the shown frame and all controls over it. */
export function SwingPlayer({ films }: { films: StagedFilms }) {
  const { films: shownFilms, leader, transport, openingS, showFilms, showFrame } = useStage(films[0]);
  const { events, timeBase } = leader.view;
  const [hasSkeleton, setHasSkeleton] = useState(true);
  const [shownEvent, setShownEvent] = useState<SwingEventName | null>(null);
  const track = useRef<EventTrackHandle>(null);
  const onFrame = (film: SwingFilm, { timeS, pose }: ShownFrame) => {
    transport.onFrame(film, timeS);
    if (film.id !== leader.id) return;
    const event = eventAt(leader.view, timeS);
    setShownEvent(event);
    track.current?.show(timeS, describe(timeS, event, pose));
  };

  const section = useRef<HTMLElement>(null);
  const { isFull, toggle: toggleFull } = useFullScreen(section);
  const showMoment = (film: SwingFilm, startS: number) => {
    section.current?.scrollIntoView({ block: 'nearest', behavior: prefersLessMotion() ? 'auto' : 'smooth' });
    showFrame(film, startS);
  };

  const choice = useRef<HTMLFieldSetElement>(null);
  const fullButton = useRef<HTMLButtonElement>(null);
  const controls = useRef<HTMLDivElement>(null);
  const covered = useCovered({ choice, fullButton, controls, isPair: shownFilms.length > 1, isFull });

  const swipedFromS = useRef(0);
  const swipe = useDrag({
    onStart: () => {
      swipedFromS.current = transport.nowS();
    },
    onDrag: ({ movedPx }) =>
      transport.seek(timeOfNeighbor(swipedFromS.current, timeBase.fps, Math.round(movedPx / swipePxPerFrame))),
  });

  return (
    <div className={`-mx-4 ${stageHeight}`}>
      <section
        ref={section}
        aria-label="Film of the swing"
        onKeyDown={(event) => onPlayerKey(event, leader.view, transport)}
        className={`flex flex-col overflow-hidden bg-night text-on-night ${isFull ? 'fixed inset-0 z-50' : 'relative h-full scroll-mt-18'}`}
      >
        {films.map(
          (film) =>
            film && (
              <OfferedFilm
                key={film.id}
                film={film}
                onShow={(startS) => showMoment(film, startS)}
                readTimeS={() => (film.id === leader.id ? startOfFrame(transport.nowS(), timeBase.fps) : null)}
              />
            ),
        )}
        {/* Keyboard and screen reader use the buttons; a tap on the film is a shortcut. */}
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: the section handles keys */}
        {/* biome-ignore lint/a11y/noStaticElementInteractions: the Play button does the same */}
        <div
          {...swipe}
          onClick={transport.playOrPause}
          className={`flex touch-pan-y select-none ${isFull ? 'h-[75vh] shrink-0' : 'absolute inset-0'}`}
        >
          {shownFilms.map(
            (film) =>
              film && (
                <Film
                  key={film.id}
                  ref={(handle) => transport.hold(film, handle)}
                  film={film}
                  startS={openingS(film)}
                  hasSkeleton={hasSkeleton}
                  covered={covered}
                  onFrame={(shown) => onFrame(film, shown)}
                  onPlay={() => transport.onPlay(film)}
                  onPause={() => transport.onPause(film)}
                  onEnded={() => transport.onEnded(film)}
                />
              ),
          )}
        </div>
        {/* Between its buttons a swipe reaches the film. */}
        <div className="pointer-events-none absolute inset-x-2 top-2 flex items-start justify-between *:pointer-events-auto">
          <ViewChoice ref={choice} films={films} shown={shownFilms} onShow={showFilms} />
          <ControlButton
            ref={fullButton}
            aria-label="Full screen"
            aria-pressed={isFull}
            onClick={toggleFull}
            className="ml-auto bg-night/70"
          >
            {isFull ? <Minimize aria-hidden className="size-5" /> : <Maximize aria-hidden className="size-5" />}
          </ControlButton>
        </div>
        <div
          ref={controls}
          className={`flex flex-col gap-1 px-2 pb-2 ${isFull ? 'mx-auto w-full max-w-column grow justify-center' : 'absolute inset-x-0 bottom-0 bg-night pt-1'}`}
        >
          <EventTrack
            ref={track}
            events={events}
            durationS={timeBase.frames / timeBase.fps}
            film={leader}
            shown={shownEvent}
            onSeek={transport.seek}
            onEvent={(name) => transport.seekFrame(events[name].timeS)}
          />
          <PlayerControls
            isPlaying={transport.isPlaying}
            onPlayOrPause={transport.playOrPause}
            onStep={transport.step}
            speed={transport.speed}
            onSpeed={transport.setSpeed}
            hasSkeleton={hasSkeleton}
            onSkeleton={setHasSkeleton}
          />
        </div>
      </section>
    </div>
  );
}

interface OfferedFilmProps {
  film: SwingFilm;
  /** Shows the frame that begins at a time. */
  onShow(startS: number): void;
  readTimeS(): number | null;
}

/** Lets the rest of the report show moments of a film, and learn which one is shown. */
function OfferedFilm({ film, onShow, readTimeS }: OfferedFilmProps) {
  const showEvent = (name: SwingEventName) => onShow(film.view.events[name].timeS);
  useOfferedPlayer(film.slot, { showEvent, showTime: onShow, readTimeS });
  return null;
}

/** "1.23 s, Top, shoulders: turn 75°, spine: lean 12°": what a screen reader says of the shown frame. */
function describe(timeS: number, name: SwingEventName | null, pose: ShownFrame['pose']): string {
  const angles = (pose?.lines ?? []).map(({ name: line, text }) => `${line}: ${text}`);
  return [`${timeS.toFixed(2)} s`, ...(name ? [swingEventLabels[name]] : []), ...angles].join(', ');
}
