import { Film, Pause, Play } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useObjectUrl } from '../../../shared/video/use-object-url.ts';

interface VideoPreviewProps {
  file: File;
  name: string;
  /** Time to show, when the golfer chooses a part. */
  atS?: number | null;
}

/** A small preview of the chosen video; a tap plays it. Shows an icon if the browser cannot decode the video. */
export function VideoPreview({ file, name, atS = null }: VideoPreviewProps) {
  const url = useObjectUrl(file);
  const video = useRef<HTMLVideoElement>(null);
  const [isPlaying, setIsPlaying] = useState(false);
  const [isShown, setIsShown] = useState(true);
  useEffect(() => {
    if (atS === null || !video.current) return;
    video.current.pause();
    video.current.currentTime = atS;
  }, [atS]);
  const Icon = isPlaying ? Pause : Play;
  const toggle = () => (isPlaying ? video.current?.pause() : void video.current?.play().catch(() => setIsShown(false)));
  return (
    <div className="relative h-40 w-24 shrink-0 overflow-hidden rounded-control bg-night text-on-night">
      {url && isShown ? (
        <>
          <video
            ref={video}
            src={`${url}#t=0.001`}
            muted
            playsInline
            preload="metadata"
            className="size-full object-cover"
            onPlay={() => setIsPlaying(true)}
            onPause={() => setIsPlaying(false)}
            onError={() => setIsShown(false)}
          />
          <button
            type="button"
            aria-label={`${isPlaying ? 'Pause' : 'Play'} ${name}`}
            onClick={toggle}
            className="absolute inset-0 grid place-items-end p-1.5"
          >
            <span className="grid size-9 place-items-center rounded-full bg-night/75">
              <Icon aria-hidden className="size-5" />
            </span>
          </button>
        </>
      ) : (
        <Film aria-hidden className="absolute inset-0 m-auto size-8" />
      )}
    </div>
  );
}
