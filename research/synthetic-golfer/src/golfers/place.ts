export const far = ['woods', 'houses', 'hills', 'netting', 'hall', 'people'] as const;
export const near = ['net', 'boards', 'curtain', 'screen', 'hedge', 'shelves', 'bay'] as const;
export const grounds = ['grass', 'mown', 'concrete', 'turf', 'carpet'] as const;

/** Where a golfer is filmed. */
export interface Place {
  seed: number;
  far: (typeof far)[number];
  /** Object that stands close behind the golfer, as the camera sees it; null for a free view. */
  near: (typeof near)[number] | null;
  nearM: number;
  nearTurnDeg: number;
  ground: (typeof grounds)[number];
  /** Whether the golfer stands on a mat. */
  mat: boolean;
  /** Darkness of the soft shadow on the ground, 0…1; beside the shadows that the video quality casts. */
  shadow: number;
}

export interface Light {
  /** Direction of the sun from above the golfer: 0 is from the ball, positive toward the target. */
  sunDeg: number;
  /** Brightness of the sun against the sky; 1 is a clear afternoon. */
  sunStrength: number;
  /** Height of the sun over a circle of 5.3 m around the golfer. */
  sunHeightM: number;
  skyStrength: number;
  /** Above 0 the light is yellow, below 0 blue. */
  warmth: number;
  exposure: number;
}

/** Changes that camera and coder make to a picture that is drawn to be measured. */
export interface Picture {
  blurPx: number;
  grain: number;
  contrast: number;
  saturation: number;
  cast: number;
  castStrength: number;
  /** 1 for no loss. */
  jpegQuality: number;
}

export const standardPlace: Place = {
  seed: 7,
  far: 'woods',
  near: null,
  nearM: 4,
  nearTurnDeg: 0,
  ground: 'grass',
  mat: false,
  shadow: 0,
};

export const standardLight: Light = {
  sunDeg: 37,
  sunStrength: 1,
  sunHeightM: 7,
  skyStrength: 1,
  warmth: 0,
  exposure: 1,
};

export const cleanPicture: Picture = {
  blurPx: 0,
  grain: 0,
  contrast: 1,
  saturation: 1,
  cast: 0x808080,
  castStrength: 0,
  jpegQuality: 1,
};
