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
      if (player.seeking) waitingS.current = timeS;
      else player.currentTime = timeS;
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
