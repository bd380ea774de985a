import { Film, Pause, Play } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';

interface VideoPreviewProps {
  file: File;
  name: string;
}

/** The chosen video, small; a tap plays it. A video that this browser cannot show is a picture of a film. */
export function VideoPreview({ file, name }: VideoPreviewProps) {
  const url = useObjectUrl(file);
  const video = useRef<HTMLVideoElement>(null);
  const [isPlaying, setIsPlaying] = useState(false);
  const [isShown, setIsShown] = useState(true);
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

/** An address of the file for this page, given back when it is no longer shown. */
function useObjectUrl(file: File): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return url;
}
