import { type RefObject, useCallback, useEffect, useState } from 'react';
import { seekLatest } from '../../../shared/video/seek-latest.ts';
import type { Alignment } from './align-swings.ts';

/** Share of the usual speed in slow motion. */
const slowRate = 0.25;
/** Videos that play side by side may drift apart by this much, in seconds, before one is moved. */
const mostDriftS = 0.04;

export interface StepPlayer {
  /** Seconds from the shared moment. */
  readonly offsetS: number;
  readonly isPlaying: boolean;
  readonly isSlow: boolean;
  /** Shows an offset, as far as every video has it. */
  show(offsetS: number): void;
  toggle(): void;
  toggleSlow(): void;
}

/** Plays and scrubs videos in step. */
export function useStepPlayer(
  players: RefObject<ReadonlyMap<number, HTMLVideoElement>>,
  { zerosS, fromS, toS }: Alignment,
  frameS: number,
): StepPlayer {
  const [offsetS, setOffsetS] = useState(0);
  const [isPlaying, setIsPlaying] = useState(false);
  const [isSlow, setIsSlow] = useState(false);
  const showAll = useCallback(
    (wantedS: number) => {
      const shownS = Math.min(toS, Math.max(fromS, wantedS));
      setOffsetS(shownS);
      // The middle of a frame shows this frame and not a neighbor.
      for (const [index, player] of players.current) seekLatest(player, (zerosS[index] ?? 0) + shownS + frameS / 2);
    },
    [players, zerosS, fromS, toS, frameS],
  );

  // A first look that ends meanwhile finds the impact.
  useEffect(() => showAll(0), [showAll]);

  useEffect(() => {
    if (!isPlaying) return;
    const all = [...players.current];
    let request = 0;
    for (const [, player] of all) {
      player.playbackRate = isSlow ? slowRate : 1;
      void player.play().catch(() => setIsPlaying(false));
    }
    const follow = () => {
      const [lead] = all;
      if (!lead) return;
      const nowS = lead[1].currentTime - (zerosS[lead[0]] ?? 0);
      for (const [index, player] of all.slice(1)) {
        const dueS = (zerosS[index] ?? 0) + nowS;
        if (!player.seeking && Math.abs(player.currentTime - dueS) > mostDriftS) player.currentTime = dueS;
      }
      setOffsetS(Math.min(toS, nowS));
      if (nowS >= toS - frameS || lead[1].ended) setIsPlaying(false);
      else request = requestAnimationFrame(follow);
    };
    request = requestAnimationFrame(follow);
    return () => {
      cancelAnimationFrame(request);
      for (const [, player] of all) player.pause();
    };
  }, [players, isPlaying, isSlow, zerosS, toS, frameS]);

  return {
    offsetS,
    isPlaying,
    isSlow,
    show(wantedS) {
      setIsPlaying(false);
      showAll(wantedS);
    },
    toggle() {
      if (!isPlaying && offsetS >= toS - 2 * frameS) showAll(fromS);
      setIsPlaying(!isPlaying);
    },
    toggleSlow: () => setIsSlow(!isSlow),
  };
}
