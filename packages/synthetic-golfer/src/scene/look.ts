export interface Sportswear {
  /** Straight: broad shoulders and a straight waist. Curved: a narrow waist, broad hips, a bust. */
  figure: 'straight' | 'curved';
  legwear: 'trousers' | 'shorts';
  /** Stripes across the shirt; 0 for none. */
  stripes: number;
  stripeColor: number;
  /** 0 fits tightly, 1 hangs wide from the shoulders. */
  looseness: number;
  headwear: 'none' | 'visor';
  /** 1 for a ponytail, 0 for short hair. */
  ponytail: number;
}

/** Two bodies that share nothing but the joints, so that a fit to one can be tested on the other. */
export type BodyFamily = 'tailored' | 'athletic';

/** The appearance of golfer and place. Colors are 0xRRGGBB. */
export interface Look {
  family: BodyFamily;
  skin: number;
  shirt: number;
  trousers: number;
  shoes: number;
  hair: number;
  cap: number | null;
  belt: number;
  glove: number;
  /** Seeds trees and grass. */
  placeSeed: number;
  /** What the athletic body wears; the tailored one has its own clothes. */
  sportswear: Sportswear;
  /** Direction of the sun from above the golfer: 0 is from the ball, positive toward the target. */
  sunDeg: number;
  /** Brightness of the sun against the sky; 1 is a clear afternoon. */
  sunStrength: number;
}

export const standardLook: Look = {
  family: 'tailored',
  skin: 0xc98f6e,
  shirt: 0x2f5f9e,
  trousers: 0xcfc6b4,
  shoes: 0xf2f2ee,
  hair: 0x2b1d14,
  cap: 0xf4f4f4,
  belt: 0x2a211b,
  glove: 0xf5f5f5,
  placeSeed: 7,
  sportswear: {
    figure: 'straight',
    legwear: 'trousers',
    stripes: 0,
    stripeColor: 0xffffff,
    looseness: 0.5,
    headwear: 'none',
    ponytail: 0,
  },
  sunDeg: 37,
  sunStrength: 1,
};
