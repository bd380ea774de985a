import { useEffect, useState } from 'react';

interface CameraPictureProps {
  stream: MediaStream | null;
  onSize(size: { widthPx: number; heightPx: number }): void;
}

/** Shows the whole picture of the camera. */
export function CameraPicture({ stream, onSize }: CameraPictureProps) {
  const [video, setVideo] = useState<HTMLVideoElement | null>(null);
  useEffect(() => {
    if (!video) return;
    video.srcObject = stream;
    if (stream) void video.play().catch(() => undefined);
  }, [video, stream]);
  return (
    <video
      ref={setVideo}
      muted
      playsInline
      autoPlay
      aria-label="What the camera sees"
      className="absolute inset-0 size-full object-contain"
      onResize={({ currentTarget: { videoWidth, videoHeight } }) => {
        if (videoWidth > 0) onSize({ widthPx: videoWidth, heightPx: videoHeight });
      }}
    />
  );
}
