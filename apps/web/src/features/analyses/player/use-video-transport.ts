import { useRef, useState } from 'react';
import type { PlaybackSpeed } from './controls/player-controls.tsx';
import { alignVideos } from './geometry/align-videos.ts';
import { swingLoop } from './geometry/swing-loop.ts';
import { frameAt, insideVideo, timeInFrame, timeOfNeighbor } from './video/seek-times.ts';
import type { SwingVideo } from './video/swing-video.ts';
import type { VideoHandle } from './video/video.tsx';

/** Frames by which a second video may run ahead or behind before it is brought back. */
const driftFrames = 2;

/**
 * Plays and seeks one video, or two in step: the first one leads, the second one follows at its own pace, so that both show
 * the same moment of the swing. Times are seconds of the leading video. It plays the swing in a loop.
 */
export function useVideoTransport([leader, follower]: readonly [SwingVideo, SwingVideo?]) {
  const handles = useRef(new Map<string, VideoHandle>());
  const shownS = useRef(new Map<string, number>());
  /** The moment that was last asked for, until the video shows it. */
  const wanted = useRef<{ videoId: string; timeS: number } | null>(null);
  const [isPlaying, setIsPlaying] = useState(false);
  const [speed, setSpeed] = useState<PlaybackSpeed>(1);
  const { fps } = leader.view.timeBase;
  const alignment = follower && alignVideos(leader.view, follower.view);
  const handleOf = (video: SwingVideo | undefined) => (video ? handles.current.get(video.id) : undefined);

  const nowS = () =>
    (wanted.current?.videoId === leader.id ? wanted.current.timeS : shownS.current.get(leader.id)) ?? 0;
  const seekBoth = (timeS: number) => {
    const insideS = insideVideo(timeS, leader.view.timeBase);
    wanted.current = { videoId: leader.id, timeS: insideS };
    handleOf(leader)?.seek(insideS);
    seekFollower(insideS);
  };
  const seekFollower = (timeS: number) => {
    if (!follower || !alignment) return;
    handleOf(follower)?.seek(insideVideo(alignment.toOther(timeS), follower.view.timeBase));
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
    /** A video will open at this moment. */
    expect: (video: SwingVideo, timeS: number) => {
      wanted.current = { videoId: video.id, timeS };
    },
    onFrame: (video: SwingVideo, timeS: number) => {
      shownS.current.set(video.id, timeS);
      if (video.id !== leader.id) return;
      const waitsForOther = wanted.current && frameAt(wanted.current.timeS, fps) !== Math.round(timeS * fps);
      if (isPlaying || !waitsForOther) wanted.current = null;
      if (!isPlaying) return;
      const loop = swingLoop(leader.view);
      if (timeS >= loop.endS) {
        seekBoth(loop.startS);
        // The browser has paused a follower whose file ended. The leader goes on, or the golfer has just paused it.
        if (alignment) handleOf(follower)?.play(speed * alignment.rate);
        return;
      }
      const otherS = follower && shownS.current.get(follower.id);
      if (!follower || !alignment || otherS === undefined) return;
      const driftS = Math.abs(alignment.toOther(timeS) - otherS);
      if (driftS > driftFrames * Math.max(1 / follower.view.timeBase.fps, alignment.rate / fps)) seekFollower(timeS);
    },
    onPlay: (video: SwingVideo) => video.id === leader.id && setIsPlaying(true),
    onPause: (video: SwingVideo) => {
      if (video.id !== leader.id) return;
      setIsPlaying(false);
      handleOf(follower)?.pause();
      seekFollower(timeOfNeighbor(nowS(), fps, 0));
    },
    onEnded: (video: SwingVideo) => {
      if (video.id !== leader.id) return;
      seekBoth(swingLoop(leader.view).startS);
      playAt(speed);
    },
    hold: (video: SwingVideo, handle: VideoHandle | null) => {
      if (handle) handles.current.set(video.id, handle);
      else handles.current.delete(video.id);
    },
  };
}
