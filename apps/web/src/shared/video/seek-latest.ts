/** The time that each video waits for while it seeks; null for none. */
const waitingS = new WeakMap<HTMLVideoElement, number | null>();

/**
 * Seeks a video. While a seek runs, only the latest of the next ones is kept: the browser drops a seek that is overtaken,
 * so that a fast drag would show no frame until it ends.
 */
export function seekLatest(player: HTMLVideoElement, timeS: number): void {
  if (!waitingS.has(player)) {
    player.addEventListener('seeked', () => {
      const nextS = waitingS.get(player) ?? null;
      waitingS.set(player, null);
      if (nextS !== null) player.currentTime = nextS;
    });
  }
  // The last seek may have ended and not been reported yet: its report must not go back to one that waited.
  waitingS.set(player, player.seeking ? timeS : null);
  if (!player.seeking) player.currentTime = timeS;
}
