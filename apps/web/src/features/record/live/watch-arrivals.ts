/** Reports when a camera or a microphone has stopped. */
interface ArrivalWatch {
  /** A picture, or a block of sound, has come. */
  arrive(): void;
  close(): void;
}

const everyMs = 500;
/** Times without an arrival: two seconds, and ten for the first one, as a camera warms up. */
const [fewTimes, firstTimes] = [4, 20];

/** Watches a track that is not muted. Its times are counted, since a busy page is late for what arrives and for its timer alike. */
export function watchArrivals(track: MediaStreamTrack, onStopped: () => void): ArrivalWatch {
  let left = firstTimes;
  const timer = setInterval(() => {
    if (track.muted) left = firstTimes;
    else if (--left === 0) onStopped();
  }, everyMs);
  return {
    arrive() {
      left = fewTimes + 1;
    },
    close: () => clearInterval(timer),
  };
}
