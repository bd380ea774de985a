import { isInVideo, type SwingEventName } from '@trueswing/contracts';
import { useRef, useState } from 'react';
import { swingEventLabels } from '../../player/controls/swing-event-labels.ts';
import { alignVideos } from '../../player/geometry/align-videos.ts';
import type { SwingVideo } from '../../player/video/swing-video.ts';
import { Video, type VideoHandle } from '../../player/video/video.tsx';
import { timeOfFrameAt } from './time-of-frame-at.ts';

const comparedEvents = ['address', 'top', 'impact', 'finish'] as const satisfies readonly SwingEventName[];

interface VideoPairProps {
  before: SwingVideo;
  now: SwingVideo;
  /** Event that both videos show first: impact if one of them does not show it. */
  start?: SwingEventName;
  /** Class with the height of the videos. */
  height?: string;
}

/** Two swings side by side: each event shows both at theirs, and one slider moves both from the event that was shown last. */
export function VideoPair({ before, now, start: wanted = 'impact', height = 'h-56' }: VideoPairProps) {
  const isShared = (name: SwingEventName) => [now, before].every(({ view }) => isInVideo(view.events[name]));
  const start = isShared(wanted) ? wanted : 'impact';
  const handles = useRef(new Map<SwingVideo, VideoHandle>());
  const { events, timeBase } = now.view;
  const [shownS, setShownS] = useState(events[start].timeS);
  const [anchor, setAnchor] = useState(start);
  const seek = (video: SwingVideo, timeS: number) =>
    handles.current.get(video)?.seek(timeOfFrameAt(timeS, video.view.timeBase));
  const slide = (timeS: number) => {
    setShownS(timeS);
    seek(now, timeS);
    const sinceAnchorS = (timeS - events[anchor].timeS) * alignVideos(now.view, before.view).rate;
    seek(before, before.view.events[anchor].timeS + sinceAnchorS);
  };
  const showEvent = (name: SwingEventName) => {
    setShownS(events[name].timeS);
    setAnchor(name);
    for (const video of [now, before]) seek(video, video.view.events[name].timeS);
  };
  return (
    <div className="flex flex-col gap-2">
      <div className={`flex ${height} gap-1 overflow-hidden rounded-control bg-night text-on-night`}>
        {[before, now].map((video) => (
          <figure key={video.id} className="relative flex h-full min-w-0 grow basis-0">
            <Video
              ref={(handle) => {
                if (handle) handles.current.set(video, handle);
                else handles.current.delete(video);
              }}
              video={video}
              startS={timeOfFrameAt(video.view.events[start].timeS, video.view.timeBase)}
              hasSkeleton={false}
            />
            <figcaption className="absolute inset-x-0 top-0 bg-night/70 px-2 py-1 text-center text-sm font-semibold">
              {video.label}
            </figcaption>
          </figure>
        ))}
      </div>
      <input
        type="range"
        aria-label="Position in both videos"
        aria-valuetext={describeOffset(shownS - events.impact.timeS)}
        min={Math.min(events.address.timeS, shownS)}
        max={Math.max(events.finish.timeS, shownS)}
        step={1 / timeBase.fps}
        value={shownS}
        onChange={(event) => slide(Number(event.target.value))}
        className="min-h-tap w-full cursor-pointer accent-fairway"
      />
      <div className="grid grid-cols-4 gap-2">
        {comparedEvents.map((name) => (
          <button
            key={name}
            type="button"
            disabled={!isShared(name)}
            aria-label={isShared(name) ? undefined : `${swingEventLabels[name]}, not in both videos`}
            aria-pressed={isShared(name) && Math.abs(shownS - events[name].timeS) < 0.5 / timeBase.fps}
            onClick={() => showEvent(name)}
            className="min-h-tap rounded-full border-2 border-edge text-sm font-semibold disabled:border-line disabled:text-muted aria-pressed:border-fairway aria-pressed:bg-fairway aria-pressed:text-on-fairway"
          >
            {swingEventLabels[name]}
          </button>
        ))}
      </div>
      {!isShared('finish') && <p className="text-sm text-muted">{sayFinish([before, now])}</p>}
    </div>
  );
}

const sayFinish = (videos: readonly SwingVideo[]): string =>
  `${videos.some(({ view }) => isInVideo(view.events.finish)) ? 'One video does' : 'Both videos do'} not show the finish.`;

/** "0.25 s before impact", in seconds of the video. */
function describeOffset(offsetS: number): string {
  if (Math.abs(offsetS) < 0.005) return 'Impact';
  return `${Math.abs(offsetS).toFixed(2)} s ${offsetS < 0 ? 'before' : 'after'} impact`;
}
