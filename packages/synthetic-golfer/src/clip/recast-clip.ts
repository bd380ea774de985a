import { makeRandom } from '../geometry/random.ts';
import type { BodyFamily, Sportswear } from '../scene/look.ts';
import { drawLooseStyle } from '../swing/draw-swing-style.ts';
import type { ClipParameters } from './clip-parameters.ts';

/** Shifts the seed, so that the style does not follow what the clip drew from the same seed. */
const styleSeedOffset = 0x5eed;

/** The same turns and camera with another body and style, drawn from the clip's seed. Clips are tailored by default. */
export function recastClip(clip: ClipParameters, family: BodyFamily): ClipParameters {
  if (family === 'tailored') return clip;
  const random = makeRandom(clip.seed + styleSeedOffset);
  return {
    ...clip,
    swing: { ...clip.swing, style: drawLooseStyle(random) },
    look: { ...clip.look, family, sportswear: drawSportswear(random) },
  };
}

function drawSportswear(random: () => number): Sportswear {
  const curved = random() < 0.5;
  return {
    figure: curved ? 'curved' : 'straight',
    legwear: random() < 0.5 ? 'shorts' : 'trousers',
    stripes: random() < 0.5 ? 0 : 4 + Math.floor(random() * 10),
    stripeColor: Math.floor(random() * 0x1000000),
    looseness: random(),
    headwear: random() < 0.4 ? 'visor' : 'none',
    ponytail: random() < (curved ? 0.7 : 0.1) ? 1 : 0,
  };
}
