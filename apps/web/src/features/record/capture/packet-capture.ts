import type { TimeSpan } from '@trueswing/domain';
import type { Rotation } from 'mediabunny';
import { wait } from '../../../shared/wait.ts';
import type { CameraFrame } from '../live/frame-source.ts';
import { type Capture, heldS } from './capture.ts';
import { chooseEncoder } from './choose-encoder.ts';
import { openPacketRing } from './packet-ring.ts';
import { writeVideo } from './write-video.ts';

const maxBytes = 96 * 2 ** 20;
/** A cut starts at a key picture: so much earlier than it must, at most. */
const keyEveryS = 0.5;
/** The encoder is behind the camera: more pictures than this wait, and the next one is left out. */
const mostWaiting = 6;
/** The encoder answers within this time, or the camera has stopped. */
const patienceMs = 3000;

type Size = Pick<DOMRectReadOnly, 'width' | 'height'>;

interface Running {
  readonly encoder: VideoEncoder;
  readonly size: string;
}

/** Encodes each picture of the camera as it comes. A phone that is turned starts again, as the size changes. */
export function openPacketCapture(framesPerSecond: number, onFailure: () => void): Capture {
  const ring = openPacketRing({ seconds: heldS, bytes: maxBytes });
  let decoderConfig: VideoDecoderConfig | null = null;
  let rotation: Rotation = 0;
  let running: Running | null = null;
  let isStarting = false;
  let isClosed = false;
  let lastKeyS = Number.NEGATIVE_INFINITY;

  const stop = () => {
    if (running && running.encoder.state !== 'closed') running.encoder.close();
    running = null;
  };
  const start = async ({ width, height }: Size, size: string): Promise<void> => {
    isStarting = true;
    stop();
    ring.clear();
    decoderConfig = null;
    const config = await chooseEncoder({ widthPx: width, heightPx: height }, framesPerSecond);
    isStarting = false;
    if (isClosed) return;
    if (!config) return onFailure();
    const encoder = new VideoEncoder({
      output: (chunk, metadata) => {
        decoderConfig = metadata?.decoderConfig ?? decoderConfig;
        const data = new Uint8Array(chunk.byteLength);
        chunk.copyTo(data);
        ring.add({ data, isKey: chunk.type === 'key', timeS: chunk.timestamp / 1e6 });
      },
      error: () => !isClosed && onFailure(),
    });
    encoder.configure(config);
    lastKeyS = Number.NEGATIVE_INFINITY;
    running = { encoder, size };
  };

  return {
    add({ picture, streamS }: CameraFrame) {
      if (isStarting || isClosed || !(picture instanceof VideoFrame)) return;
      // Pixels as they are encoded, before they are turned for the display.
      const pixels = picture.visibleRect ?? { width: picture.codedWidth, height: picture.codedHeight };
      const size = `${pixels.width}×${pixels.height} ${rotationOf(picture)}`;
      if (running?.size !== size) {
        rotation = rotationOf(picture);
        void start(pixels, size);
        return;
      }
      const { encoder } = running;
      if (encoder.state !== 'configured' || encoder.encodeQueueSize > mostWaiting) return;
      const keyFrame = streamS - lastKeyS >= keyEveryS;
      if (keyFrame) lastKeyS = streamS;
      encoder.encode(picture, { keyFrame });
    },
    async cut({ startS, endS }: TimeSpan) {
      const isEncoded = () => (ring.lastS() ?? Number.NEGATIVE_INFINITY) >= endS;
      const giveUpMs = performance.now() + 1000 * Math.max(0, endS - (ring.lastS() ?? endS)) + patienceMs;
      while (!isEncoded() && !isClosed && performance.now() < giveUpMs) await wait(50);
      const packets = ring.slice(startS, endS);
      return decoderConfig && packets.length > 0
        ? writeVideo(packets, { codec: 'avc', decoderConfig, rotation })
        : null;
    },
    close() {
      isClosed = true;
      stop();
    },
  };
}

/** Degrees by which a picture must be turned to be upright: a part of WebCodecs that newer browsers have. */
function rotationOf(picture: VideoFrame): Rotation {
  const degrees = 'rotation' in picture ? picture.rotation : 0;
  return degrees === 90 || degrees === 180 || degrees === 270 ? degrees : 0;
}
