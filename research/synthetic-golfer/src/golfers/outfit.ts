export type Pattern =
  | 'plain'
  | 'across'
  | 'down'
  | 'diagonal'
  | 'checks'
  | 'dots'
  | 'print'
  | 'noise'
  | 'fade'
  | 'blocks';

/** Clothes of a golfer. Colors are 0xRRGGBB; lengths are shares of the limb. */
export interface Outfit {
  /** Seeds what is painted on the cloth; null for plain cloth without seams. */
  paintSeed: number | null;
  shirt: Top;
  legs: Legs;
  belt: { color: number; buckle: boolean };
  headwear: 'none' | 'cap' | 'visor' | 'bucket';
  capColor: number;
  /** Null for a bare hand. */
  glove: number | null;
  shoes: number;
}

export interface Top {
  kind: 'polo' | 'tee' | 'button-down' | 'jacket' | 'vest' | 'sweater';
  color: number;
  accent: number;
  pattern: Pattern;
  /** Repeats around the trunk. */
  repeats: number;
  sleeve: 'none' | 'short' | 'long';
  sleeveColor: number;
  /** 0 fits tightly, 1 hangs wide. */
  looseness: number;
  untucked: boolean;
  collar: 'fold' | 'stand' | 'none';
  logo: 'none' | 'chest' | 'front' | 'back' | 'sleeves';
  yoke: boolean;
  sidePanels: boolean;
  /** Depth to which the cloth folds where the trunk twists, in meters. */
  foldsM: number;
}

export interface Legs {
  kind: 'trousers' | 'shorts' | 'skirt';
  color: number;
  accent: number;
  pattern: Pattern;
  looseness: number;
  crease: boolean;
  sideStripe: boolean;
}

export const standardOutfit: Outfit = {
  paintSeed: null,
  shirt: {
    kind: 'polo',
    color: 0x2f5f9e,
    accent: 0xffffff,
    pattern: 'plain',
    repeats: 12,
    sleeve: 'short',
    sleeveColor: 0x2f5f9e,
    looseness: 0,
    untucked: false,
    collar: 'fold',
    logo: 'none',
    yoke: false,
    sidePanels: false,
    foldsM: 0,
  },
  legs: {
    kind: 'trousers',
    color: 0xcfc6b4,
    accent: 0xffffff,
    pattern: 'plain',
    looseness: 0,
    crease: false,
    sideStripe: false,
  },
  belt: { color: 0x2a211b, buckle: false },
  headwear: 'cap',
  capColor: 0xf4f4f4,
  glove: 0xf5f5f5,
  shoes: 0xf2f2ee,
};
