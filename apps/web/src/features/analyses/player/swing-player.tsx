import type { SwingEventName } from '@trueswing/contracts';
import type { SwingFrame } from '@trueswing/swing';
import { Maximize, Minimize } from 'lucide-react';
import { useRef, useState } from 'react';
import { prefersLessMotion } from '../../../shared/reduced-motion.ts';
import { EventTrack, type EventTrackHandle } from './controls/event-track.tsx';
import { onPlayerKey } from './controls/on-player-key.ts';
import { ControlButton, PlayerControls } from './controls/player-controls.tsx';
import { swingEventLabels } from './controls/swing-event-labels.ts';
import { useDrag } from './controls/use-drag.ts';
import { ViewChoice } from './controls/view-choice.tsx';
import { eventAt } from './event-at.ts';
import { stageHeight } from './stage-height.ts';
import { useCovered } from './use-covered.ts';
import { useFullScreen } from './use-full-screen.ts';
import { type StagedVideos, useStage } from './use-stage.ts';
import { startOfFrame, timeOfNeighbor } from './video/seek-times.ts';
import type { SwingVideo } from './video/swing-video.ts';
import type { ShownFrame } from './video/use-drawn-pose.ts';
import { Video } from './video/video.tsx';
import { useOfferedPlayer } from './video-control.tsx';

/** A swipe over the video by this many pixels shows the next frame. */
const swipePxPerFrame = 10;

/** The golfer's video, cropped to the golfer, with the pose of the shown frame and all controls over it. */
export function SwingPlayer({ videos, opensAt }: { videos: StagedVideos; opensAt: SwingFrame | null }) {
  const { videos: shownVideos, leader, transport, openingS, showVideos, showFrame } = useStage(videos, opensAt);
  const { events, timeBase } = leader.view;
  const [hasSkeleton, setHasSkeleton] = useState(true);
  const [shownEvent, setShownEvent] = useState<SwingEventName | null>(null);
  const track = useRef<EventTrackHandle>(null);
  const onFrame = (video: SwingVideo, { timeS, pose }: ShownFrame) => {
    transport.onFrame(video, timeS);
    if (video.id !== leader.id) return;
    const event = eventAt(leader.view, timeS);
    setShownEvent(event);
    track.current?.show(timeS, describe(timeS, event, pose));
  };

  const section = useRef<HTMLElement>(null);
  const { isFull, toggle: toggleFull } = useFullScreen(section);
  const showMoment = (video: SwingVideo, startS: number) => {
    section.current?.scrollIntoView({ block: 'nearest', behavior: prefersLessMotion() ? 'auto' : 'smooth' });
    showFrame(video, startS);
  };

  const choice = useRef<HTMLFieldSetElement>(null);
  const fullButton = useRef<HTMLButtonElement>(null);
  const controls = useRef<HTMLDivElement>(null);
  const covered = useCovered({ choice, fullButton, controls, isPair: shownVideos.length > 1, isFull });

  const swipedFromS = useRef(0);
  const swipe = useDrag({
    onStart: () => {
      swipedFromS.current = transport.nowS();
    },
    onDrag: ({ movedPx }) =>
      transport.seek(timeOfNeighbor(swipedFromS.current, timeBase.fps, Math.round(movedPx / swipePxPerFrame))),
  });

  return (
    <div className={`-mx-4 ${stageHeight}`}>
      <section
        ref={section}
        aria-label="Video of the swing"
        onKeyDown={(event) => onPlayerKey(event, leader.view, transport)}
        className={`group/player flex flex-col overflow-hidden bg-night text-on-night ${isFull ? 'fixed inset-0 z-50' : 'relative h-full scroll-mt-18'}`}
      >
        {videos.map(
          (video) =>
            video && (
              <OfferedVideo
                key={video.id}
                video={video}
                onShow={(startS) => showMoment(video, startS)}
                readTimeS={() => (video.id === leader.id ? startOfFrame(transport.nowS(), timeBase.fps) : null)}
              />
            ),
        )}
        {/* Keyboard and screen reader use the buttons; a tap on the video is a shortcut. */}
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: the section handles keys */}
        {/* biome-ignore lint/a11y/noStaticElementInteractions: the Play button does the same */}
        <div
          {...swipe}
          onClick={transport.playOrPause}
          className={`flex touch-pan-y select-none ${isFull ? 'h-[min(75vh,calc(100dvh-8rem))] shrink-0' : 'absolute inset-0'}`}
        >
          {shownVideos.map(
            (video) =>
              video && (
                <Video
                  key={video.id}
                  ref={(handle) => transport.hold(video, handle)}
                  video={video}
                  startS={openingS(video)}
                  hasSkeleton={hasSkeleton}
                  covered={covered}
                  onFrame={(shown) => onFrame(video, shown)}
                  onPlay={() => transport.onPlay(video)}
                  onPause={() => transport.onPause(video)}
                  onEnded={() => transport.onEnded(video)}
                />
              ),
          )}
        </div>
        {/* Between its buttons a swipe reaches the video. */}
        <div className="pointer-events-none absolute inset-x-2 top-2 flex items-start justify-between *:pointer-events-auto">
          <ViewChoice ref={choice} videos={videos} shown={shownVideos} onShow={showVideos} />
          <ControlButton
            ref={fullButton}
            aria-label="Full screen"
            aria-pressed={isFull}
            onClick={toggleFull}
            className="ml-auto bg-night/70"
          >
            {isFull ? <Minimize aria-hidden className="size-5" /> : <Maximize aria-hidden className="size-5" />}
          </ControlButton>
        </div>
        <div
          ref={controls}
          className={`flex flex-col gap-1 px-2 pb-2 ${isFull ? 'mx-auto w-full max-w-column grow justify-center' : 'absolute inset-x-0 bottom-0 bg-night pt-1'}`}
        >
          <EventTrack
            ref={track}
            events={events}
            durationS={timeBase.frames / timeBase.fps}
            video={leader}
            shown={shownEvent}
            onSeek={transport.seek}
            onEvent={(name) => transport.seekFrame(events[name].timeS)}
          />
          <PlayerControls
            isPlaying={transport.isPlaying}
            onPlayOrPause={transport.playOrPause}
            onStep={transport.step}
            speed={transport.speed}
            onSpeed={transport.setSpeed}
            hasSkeleton={hasSkeleton}
            onSkeleton={setHasSkeleton}
          />
        </div>
      </section>
    </div>
  );
}

interface OfferedVideoProps {
  video: SwingVideo;
  /** Shows the frame that begins at a time. */
  onShow(startS: number): void;
  readTimeS(): number | null;
}

/** Lets the rest of the report show moments of a video, and learn which one is shown. */
function OfferedVideo({ video, onShow, readTimeS }: OfferedVideoProps) {
  const showEvent = (name: SwingEventName) => onShow(video.view.events[name].timeS);
  useOfferedPlayer(video.slot, { showEvent, showTime: onShow, readTimeS });
  return null;
}

/** "1.23 s, Top, shoulders: turn 75°, spine: lean 12°": what a screen reader says of the shown frame. */
function describe(timeS: number, name: SwingEventName | null, pose: ShownFrame['pose']): string {
  const angles = (pose?.lines ?? []).map(({ name: line, text }) => `${line}: ${text}`);
  return [`${timeS.toFixed(2)} s`, ...(name ? [swingEventLabels[name]] : []), ...angles].join(', ');
}
