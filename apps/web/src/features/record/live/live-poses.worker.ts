import { type Landmarker, openLandmarker } from '../../../shared/pose-model/open-landmarker.ts';
import type { LiveReply, LiveRequest } from './live-messages.ts';

const reply = (message: LiveReply): void => self.postMessage(message);
let landmarker: Landmarker | null = null;
let pen: OffscreenCanvasRenderingContext2D | null = null;

self.addEventListener('message', ({ data }: MessageEvent<LiveRequest>) => {
  answer(data).catch(() => reply({ type: 'failed' }));
});

async function answer(request: LiveRequest): Promise<void> {
  if (request.type === 'open') {
    const { wasmUrl, modelUrl } = request;
    try {
      landmarker = await openLandmarker(wasmUrl, modelUrl);
    } catch {
      const areThere = await Promise.all([wasmUrl, modelUrl].map(isThere));
      return reply({ type: areThere.every(Boolean) ? 'failed' : 'not-loaded' });
    }
    return reply({ type: 'opened' });
  }
  const { picture, timeS } = request;
  if (!landmarker) throw new Error('The model is not open.');
  reply({ type: 'pose', pose: landmarker.detectPose(readPixels(picture), timeS), timeS });
}

/** Whether a file can be loaded at present. */
const isThere = (url: string): Promise<boolean> =>
  fetch(url, { method: 'HEAD' }).then(
    ({ ok }) => ok,
    () => false,
  );

function readPixels(picture: ImageBitmap): ImageData {
  const { width, height } = picture;
  if (pen?.canvas.width !== width || pen.canvas.height !== height) {
    pen = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
  }
  if (!pen) throw new Error('The browser has no canvas for a worker.');
  pen.drawImage(picture, 0, 0);
  picture.close();
  return pen.getImageData(0, 0, width, height);
}
