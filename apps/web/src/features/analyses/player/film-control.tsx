import type { SwingEventName, VideoView } from '@trueswing/contracts';
import { createContext, type ReactNode, useContext, useEffect, useMemo, useRef } from 'react';

type SeekToEvent = (event: SwingEventName) => void;

/** Lets every part of the report show the moment of the film that it is about. */
export interface FilmControl {
  /** Shows an event: in the given view if it was filmed, else in the one that was. Does nothing without a film. */
  showEvent(event: SwingEventName, view?: VideoView): void;
  /** A player offers itself while it is on the page. Gives back what takes the offer away. */
  offer(view: VideoView, seekToEvent: SeekToEvent): () => void;
}

const FilmControlContext = createContext<FilmControl>({ showEvent: () => undefined, offer: () => () => undefined });

/** Holds the players of one report. */
export function FilmControlProvider({ children }: { children: ReactNode }) {
  const players = useRef(new Map<VideoView, SeekToEvent>());
  const control = useMemo<FilmControl>(
    () => ({
      showEvent: (event, view) => {
        const seek = (view && players.current.get(view)) ?? players.current.values().next().value;
        seek?.(event);
      },
      offer: (view, seekToEvent) => {
        players.current.set(view, seekToEvent);
        return () => players.current.delete(view);
      },
    }),
    [],
  );
  return <FilmControlContext.Provider value={control}>{children}</FilmControlContext.Provider>;
}

export const useFilmControl = (): FilmControl => useContext(FilmControlContext);

/** Offers a player to the report. `seekToEvent` may change with every render. */
export function useOfferedPlayer(view: VideoView, seekToEvent: SeekToEvent): void {
  const { offer } = useFilmControl();
  const latest = useRef(seekToEvent);
  latest.current = seekToEvent;
  useEffect(() => offer(view, (event) => latest.current(event)), [offer, view]);
}
