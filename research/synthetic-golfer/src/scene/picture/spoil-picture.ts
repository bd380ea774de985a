import { makeRandom } from '../../geometry/random.ts';
import type { Picture } from '../../golfers/place.ts';
import { css, makeCanvas, type Pen } from '../canvas.ts';

const grainPx = 512;
let grainCanvas: HTMLCanvasElement | undefined;

/** Draws `source` over the whole of `pen` with the faults of a camera and of a coder. `frame` varies the grain. */
export async function spoilPicture(
  pen: Pen,
  source: CanvasImageSource,
  [width, height]: readonly [number, number],
  picture: Picture,
  frame: number,
): Promise<void> {
  const { blurPx, grain, contrast, saturation, cast, castStrength, jpegQuality } = picture;
  const filters = [];
  if (blurPx > 0.2) filters.push(`blur(${blurPx}px)`);
  if (contrast !== 1) filters.push(`contrast(${contrast})`);
  if (saturation !== 1) filters.push(`saturate(${saturation})`);
  pen.filter = filters.join(' ') || 'none';
  pen.drawImage(source, 0, 0, width, height);
  pen.filter = 'none';
  if (castStrength > 0) {
    pen.globalAlpha = castStrength;
    pen.fillStyle = css(cast);
    pen.fillRect(0, 0, width, height);
  }
  if (grain > 0) {
    grainCanvas ??= paintGrain();
    const random = makeRandom(frame);
    pen.globalAlpha = grain;
    pen.globalCompositeOperation = 'overlay';
    pen.drawImage(grainCanvas, -random() * (grainPx - width), -random() * (grainPx - height));
    pen.globalCompositeOperation = 'source-over';
  }
  pen.globalAlpha = 1;
  if (jpegQuality < 1) await codeAgain(pen, [width, height], jpegQuality);
}

async function codeAgain(pen: Pen, [width, height]: readonly [number, number], quality: number): Promise<void> {
  const blob = await new Promise<Blob | null>((resolve) => {
    pen.canvas.toBlob(resolve, 'image/jpeg', quality);
  });
  if (!blob) throw new Error('the picture could not be coded');
  const coded = await createImageBitmap(blob);
  pen.save();
  pen.resetTransform();
  pen.drawImage(coded, 0, 0, width, height);
  pen.restore();
  coded.close();
}

function paintGrain(): HTMLCanvasElement {
  const random = makeRandom(1);
  const { canvas, pen } = makeCanvas(grainPx, grainPx);
  const pixels = pen.createImageData(grainPx, grainPx);
  for (let i = 0; i < pixels.data.length; i += 4) {
    const light = 128 + (random() + random() + random() - 1.5) * 170;
    pixels.data.set([light, light, light, 255], i);
  }
  pen.putImageData(pixels, 0, 0);
  return canvas;
}
