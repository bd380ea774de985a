import type { SwingEventName, VideoView } from '@trueswing/contracts';
import { createContext, type ReactNode, useContext, useEffect, useMemo, useRef } from 'react';

/** A frame of one of the videos. */
export interface VideoMoment {
  view: VideoView;
  /** When the frame begins, in seconds of the video. */
  timeS: number;
}

/** Player as the report uses it. */
interface OfferedPlayer {
  showEvent(event: SwingEventName): void;
  showTime(timeS: number): void;
  /** When the frame begins that the player shows now; null if it shows the other video. */
  readTimeS(): number | null;
}

/** Lets every part of the report show the moment of the video that it is about. */
export interface VideoControl {
  /** Shows an event: in the given view if it was filmed, else in the one that was. Does nothing without a video. */
  showEvent(event: SwingEventName, view?: VideoView): void;
  /** Shows a frame, as `showEvent` shows an event. */
  showTime(timeS: number, view?: VideoView): void;
  /** The frame that is shown now; null without a video. */
  readMoment(): VideoMoment | null;
  /** A player offers itself while it is on the page. Gives back what takes the offer away. */
  offer(view: VideoView, player: OfferedPlayer): () => void;
}

const VideoControlContext = createContext<VideoControl>({
  showEvent: () => undefined,
  showTime: () => undefined,
  readMoment: () => null,
  offer: () => () => undefined,
});

/** Holds the players of one report. */
export function VideoControlProvider({ children }: { children: ReactNode }) {
  const players = useRef(new Map<VideoView, OfferedPlayer>());
  const control = useMemo<VideoControl>(() => {
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
  return <VideoControlContext.Provider value={control}>{children}</VideoControlContext.Provider>;
}

export const useVideoControl = (): VideoControl => useContext(VideoControlContext);

/** Offers a player to the report. The player may change with every render. */
export function useOfferedPlayer(view: VideoView, player: OfferedPlayer): void {
  const { offer } = useVideoControl();
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
