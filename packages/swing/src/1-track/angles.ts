/** Degrees of an angle in radians. */
export const toDegrees = (radians: number): number => (radians * 180) / Math.PI;

/** Radians of an angle in degrees. */
export const toRadians = (deg: number): number => (deg * Math.PI) / 180;
