/** How golfer and place look. Colours are 0xRRGGBB. */
export interface Look {
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
  /** Direction of the sun from above the golfer: 0 is from the ball, positive toward the target. */
  sunDeg: number;
  /** Brightness of the sun against the sky; 1 is a clear afternoon. */
  sunStrength: number;
}

export const standardLook: Look = {
  skin: 0xc98f6e,
  shirt: 0x2f5f9e,
  trousers: 0xcfc6b4,
  shoes: 0xf2f2ee,
  hair: 0x2b1d14,
  cap: 0xf4f4f4,
  belt: 0x2a211b,
  glove: 0xf5f5f5,
  placeSeed: 7,
  sunDeg: 37,
  sunStrength: 1,
};
