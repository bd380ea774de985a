import type * as THREE from 'three';
import { makeRandom } from '../../geometry/random.ts';
import type { Top } from '../../golfers/outfit.ts';
import { css, makeCanvas, toClothTexture } from '../canvas.ts';
import { drawSeam } from './draw-seam.ts';
import { paintFold, paintPattern } from './paint-pattern.ts';

/** One sleeve, from its hem (bottom edge) to the shoulder (top edge). */
export function paintSleeve(top: Top, seed: number): THREE.CanvasTexture {
  const [width, height] = [128, 128];
  const random = makeRandom(seed + 2);
  const { canvas, pen } = makeCanvas(width, height);
  const pattern =
    top.sleeveColor === top.color && top.pattern !== 'blocks' && top.pattern !== 'fade' ? top.pattern : 'plain';
  paintPattern(
    pen,
    [width, height],
    { ...top, color: top.sleeveColor, pattern, repeats: Math.ceil(top.repeats / 3) },
    random,
  );
  if (random() < 0.4) {
    pen.fillStyle = css(top.accent);
    pen.fillRect(0, height - 18, width, 12);
  }
  drawSeam(pen, [0, height - 5], [width, height - 5], 'rgba(0, 0, 0, 0.4)', 1.5);
  if (top.logo === 'sleeves') {
    pen.fillStyle = css(top.accent);
    for (const x of [0, width * 0.25, width * 0.75]) pen.fillRect(x - 8, height * 0.55, 16, 10);
  }
  for (let i = 0; i < 5 + 8 * random(); i++) {
    paintFold(pen, random() * width, random() * height, 16 + 24 * random(), (random() - 0.5) * 1.5, 0.35);
  }
  return toClothTexture(canvas);
}
