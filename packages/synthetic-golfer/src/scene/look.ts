import { type BodyShape, standardShape } from '../golfers/body-shape.ts';
import { type Outfit, standardOutfit } from '../golfers/outfit.ts';

/** Two ways to build a body that share nothing but the joints: lofted tubes and rigid parts. */
export type BodyFamily = 'tailored' | 'athletic';

/** The appearance of golfer and place. Colors are 0xRRGGBB. */
export interface Look {
  family: BodyFamily;
  shape: BodyShape;
  skin: number;
  hair: number;
  hairLength: 'bald' | 'short' | 'long' | 'tied';
  outfit: Outfit;
  /** Seeds trees and grass. */
  placeSeed: number;
  /** Direction of the sun from above the golfer: 0 is from the ball, positive toward the target. */
  sunDeg: number;
  /** Brightness of the sun against the sky; 1 is a clear afternoon. */
  sunStrength: number;
}

export const standardLook: Look = {
  family: 'tailored',
  shape: standardShape,
  skin: 0xc98f6e,
  hair: 0x2b1d14,
  hairLength: 'short',
  outfit: standardOutfit,
  placeSeed: 7,
  sunDeg: 37,
  sunStrength: 1,
};
