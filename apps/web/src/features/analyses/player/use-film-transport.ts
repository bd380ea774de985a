import { useRef, useState } from 'react';
import type { PlaybackSpeed } from './controls/player-controls.tsx';
import type { FilmHandle } from './film/film.tsx';
import { frameAt, insideFilm, timeInFrame, timeOfNeighbor } from './film/seek-times.ts';
import type { SwingFilm } from './film/swing-film.ts';
import { alignFilms } from './geometry/align-films.ts';
import { swingLoop } from './geometry/swing-loop.ts';

/** Frames by which a second film may run ahead or behind before it is brought back. */
const driftFrames = 2;

/**
 * Plays and seeks one film, or two in step: the first one leads, the second one follows at its own pace, so that both show
 * the same moment of the swing. Times are seconds of the leading film. It plays the swing in a loop.
 */
export function useFilmTransport([leader, follower]: readonly [SwingFilm, SwingFilm?]) {
  const handles = useRef(new Map<string, FilmHandle>());
  const shownS = useRef(new Map<string, number>());
  /** The moment that was last asked for, until the film shows it. */
  const wanted = useRef<{ filmId: string; timeS: number } | null>(null);
  const [isPlaying, setIsPlaying] = useState(false);
  const [speed, setSpeed] = useState<PlaybackSpeed>(1);
  const { fps } = leader.view.timeBase;
  const alignment = follower && alignFilms(leader.view, follower.view);
  const handleOf = (film: SwingFilm | undefined) => (film ? handles.current.get(film.id) : undefined);

  const nowS = () => (wanted.current?.filmId === leader.id ? wanted.current.timeS : shownS.current.get(leader.id)) ?? 0;
  const seekBoth = (timeS: number) => {
    const insideS = insideFilm(timeS, leader.view.timeBase);
    wanted.current = { filmId: leader.id, timeS: insideS };
    handleOf(leader)?.seek(insideS);
    seekFollower(insideS);
  };
  const seekFollower = (timeS: number) => {
    if (!follower || !alignment) return;
    handleOf(follower)?.seek(insideFilm(alignment.toOther(timeS), follower.view.timeBase));
  };
  const pause = () => {
    handleOf(leader)?.pause();
    handleOf(follower)?.pause();
  };
  const seek = (timeS: number) => {
    pause();
    seekBoth(timeS);
  };
  const playAt = (rate: number) => {
    handleOf(leader)?.play(rate);
    if (alignment) handleOf(follower)?.play(rate * alignment.rate);
  };

  return {
    isPlaying,
    speed,
    nowS,
    pause,
    seek,
    /** Shows the frame that begins at a time. */
    seekFrame: (startS: number) => seek(timeInFrame(startS, fps)),
    step: (count: number) => seek(timeOfNeighbor(nowS(), fps, count)),
    playOrPause: () => (isPlaying ? pause() : playAt(speed)),
    setSpeed: (next: PlaybackSpeed) => {
      setSpeed(next);
      if (isPlaying) playAt(next);
    },
    /** A film will open at this moment. */
    expect: (film: SwingFilm, timeS: number) => {
      wanted.current = { filmId: film.id, timeS };
    },
    onFrame: (film: SwingFilm, timeS: number) => {
      shownS.current.set(film.id, timeS);
      if (film.id !== leader.id) return;
      const waitsForOther = wanted.current && frameAt(wanted.current.timeS, fps) !== Math.round(timeS * fps);
      if (isPlaying || !waitsForOther) wanted.current = null;
      if (!isPlaying) return;
      const loop = swingLoop(leader.view);
      if (timeS >= loop.endS) return seekBoth(loop.startS);
      const otherS = follower && shownS.current.get(follower.id);
      if (!follower || !alignment || otherS === undefined) return;
      const driftS = Math.abs(alignment.toOther(timeS) - otherS);
      if (driftS > driftFrames * Math.max(1 / follower.view.timeBase.fps, alignment.rate / fps)) seekFollower(timeS);
    },
    onPlay: (film: SwingFilm) => film.id === leader.id && setIsPlaying(true),
    onPause: (film: SwingFilm) => {
      if (film.id !== leader.id) return;
      setIsPlaying(false);
      handleOf(follower)?.pause();
      seekFollower(timeOfNeighbor(nowS(), fps, 0));
    },
    onEnded: (film: SwingFilm) => {
      if (film.id !== leader.id) return;
      seekBoth(swingLoop(leader.view).startS);
      playAt(speed);
    },
    hold: (film: SwingFilm, handle: FilmHandle | null) => {
      if (handle) handles.current.set(film.id, handle);
      else handles.current.delete(film.id);
    },
  };
}
