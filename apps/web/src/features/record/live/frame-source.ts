import { CameraError } from '../camera/open-camera.ts';
import { openArrivalClock } from './arrival-clock.ts';
import { takeUpright } from './take-upright.ts';

/** A picture of the camera. It is closed after the call that gets it. */
export interface CameraFrame {
  readonly picture: VideoFrame | HTMLVideoElement;
  readonly widthPx: number;
  readonly heightPx: number;
  /** Seconds on the clock of the camera. */
  readonly streamS: number;
  /** Seconds on the clock of the page. */
  readonly timeS: number;
}

/** Pictures of the camera, one by one. */
export interface FrameSource {
  /** Time of the camera's clock at a time of the page's clock, in seconds. */
  toStream(pageS: number): number;
  close(): void;
}

interface FrameListener {
  onFrame(frame: CameraFrame): void;
  /** A picture cannot be read. No more of them come. */
  onFailure(): void;
}

/**
 * Delivers every picture of a camera track.
 * @throws {CameraError} where the browser gives a page no pictures
 */
export function openFrameSource(track: MediaStreamVideoTrack, listener: FrameListener): FrameSource {
  if ('MediaStreamTrackProcessor' in globalThis) return readTrack(track, listener);
  if (!('requestVideoFrameCallback' in HTMLVideoElement.prototype)) throw new CameraError('unsupported');
  return playTrack(track, listener);
}

function readTrack(track: MediaStreamVideoTrack, { onFrame, onFailure }: FrameListener): FrameSource {
  const clock = openArrivalClock();
  const reader = new MediaStreamTrackProcessor({ track }).readable.getReader();
  const read = async (): Promise<void> => {
    for (;;) {
      const { value: picture, done } = await reader.read();
      if (done) return;
      try {
        const streamS = picture.timestamp / 1e6;
        const timeS = clock.arrive(streamS, performance.now() / 1000);
        onFrame({ picture, widthPx: picture.displayWidth, heightPx: picture.displayHeight, streamS, timeS });
      } finally {
        picture.close();
      }
    }
  };
  read().catch(onFailure);
  return { toStream: clock.toStream, close: () => void reader.cancel() };
}

/** For Safari and Firefox: a video that no one sees plays the track. */
function playTrack(track: MediaStreamVideoTrack, { onFrame, onFailure }: FrameListener): FrameSource {
  const clock = openArrivalClock();
  const video = document.createElement('video');
  Object.assign(video, { muted: true, playsInline: true, srcObject: new MediaStream([track]) });
  let isClosed = false;
  const close = () => {
    isClosed = true;
    video.srcObject = null;
  };
  const next = () => video.requestVideoFrameCallback(show);
  const show: VideoFrameRequestCallback = (nowMs, { captureTime }) => {
    if (isClosed) return;
    const streamS = (captureTime ?? nowMs) / 1000;
    const timeS = clock.arrive(streamS, performance.now() / 1000);
    try {
      const [widthPx, heightPx] = [video.videoWidth, video.videoHeight];
      const picture = 'VideoFrame' in globalThis ? takeUpright(video, Math.round(streamS * 1e6)) : video;
      try {
        onFrame({ picture, widthPx, heightPx, streamS, timeS });
      } finally {
        if ('close' in picture) picture.close();
      }
      next();
    } catch {
      close();
      onFailure();
    }
  };
  next();
  // It plays without a touch, since it is muted.
  void video.play().catch(() => undefined);
  return { toStream: clock.toStream, close };
}
