import type { SwingEventName, VideoView } from '@trueswing/contracts';
import { createContext, type ReactNode, useContext, useEffect, useMemo, useRef } from 'react';

/** A frame of one of the films. */
export interface FilmMoment {
  view: VideoView;
  /** When the frame begins, in seconds of the film. */
  timeS: number;
}

/** Player as the report uses it. */
interface OfferedPlayer {
  showEvent(event: SwingEventName): void;
  showTime(timeS: number): void;
  /** When the frame begins that the player shows now; null if it shows the other film. */
  readTimeS(): number | null;
}

/** Lets every part of the report show the moment of the film that it is about. */
export interface FilmControl {
  /** Shows an event: in the given view if it was filmed, else in the one that was. Does nothing without a film. */
  showEvent(event: SwingEventName, view?: VideoView): void;
  /** Shows a frame, as `showEvent` shows an event. */
  showTime(timeS: number, view?: VideoView): void;
  /** The frame that is shown now; null without a film. */
  readMoment(): FilmMoment | null;
  /** A player offers itself while it is on the page. Gives back what takes the offer away. */
  offer(view: VideoView, player: OfferedPlayer): () => void;
}

const FilmControlContext = createContext<FilmControl>({
  showEvent: () => undefined,
  showTime: () => undefined,
  readMoment: () => null,
  offer: () => () => undefined,
});

/** Holds the players of one report. */
export function FilmControlProvider({ children }: { children: ReactNode }) {
  const players = useRef(new Map<VideoView, OfferedPlayer>());
  const control = useMemo<FilmControl>(() => {
    const playerOf = (view?: VideoView) => (view && players.current.get(view)) ?? players.current.values().next().value;
    return {
      showEvent: (event, view) => playerOf(view)?.showEvent(event),
      showTime: (timeS, view) => playerOf(view)?.showTime(timeS),
      readMoment: () => {
        for (const [view, player] of players.current) {
          const timeS = player.readTimeS();
          if (timeS !== null) return { view, timeS };
        }
        return null;
      },
      offer: (view, player) => {
        players.current.set(view, player);
        return () => players.current.delete(view);
      },
    };
  }, []);
  return <FilmControlContext.Provider value={control}>{children}</FilmControlContext.Provider>;
}

export const useFilmControl = (): FilmControl => useContext(FilmControlContext);

/** Offers a player to the report. The player may change with every render. */
export function useOfferedPlayer(view: VideoView, player: OfferedPlayer): void {
  const { offer } = useFilmControl();
  const latest = useRef(player);
  latest.current = player;
  useEffect(
    () =>
      offer(view, {
        showEvent: (event) => latest.current.showEvent(event),
        showTime: (timeS) => latest.current.showTime(timeS),
        readTimeS: () => latest.current.readTimeS(),
      }),
    [offer, view],
  );
}
