import { type RefObject, useCallback, useEffect, useRef } from 'react';

/**
 * Seeks a video. While a seek runs, only the latest of the next ones is kept: the browser drops a seek that is overtaken,
 * so that a fast drag would show no frame until it ends.
 */
export function useSeeking(video: RefObject<HTMLVideoElement | null>): (timeS: number) => void {
  const waitingS = useRef<number | null>(null);
  const seek = useCallback(
    (timeS: number) => {
      const player = video.current;
      if (!player) return;
      if (player.seeking) {
        waitingS.current = timeS;
        return;
      }
      // The last seek may have ended and not been reported yet: its report must not go back to one that waited.
      waitingS.current = null;
      player.currentTime = timeS;
    },
    [video],
  );
  useEffect(() => {
    const player = video.current;
    const onSeeked = () => {
      const timeS = waitingS.current;
      waitingS.current = null;
      if (player && timeS !== null) player.currentTime = timeS;
    };
    player?.addEventListener('seeked', onSeeked);
    return () => player?.removeEventListener('seeked', onSeeked);
  }, [video]);
  return seek;
}
