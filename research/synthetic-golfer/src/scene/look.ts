import { type BodyFamily, type BodyShape, standardShape } from '../golfers/body-shape.ts';
import { type Outfit, standardOutfit } from '../golfers/outfit.ts';
import { cleanPicture, type Light, type Picture, type Place, standardLight, standardPlace } from '../golfers/place.ts';

/** The appearance of golfer and place. Colors are 0xRRGGBB. */
export interface Look {
  family: BodyFamily;
  shape: BodyShape;
  skin: number;
  hair: number;
  hairLength: 'bald' | 'short' | 'long' | 'tied';
  outfit: Outfit;
  place: Place;
  light: Light;
  picture: Picture;
}

export const standardLook: Look = {
  family: 'tailored',
  shape: standardShape,
  skin: 0xc98f6e,
  hair: 0x2b1d14,
  hairLength: 'short',
  outfit: standardOutfit,
  place: standardPlace,
  light: standardLight,
  picture: cleanPicture,
};
