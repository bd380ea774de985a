/** Degrees of an angle in radians. */
export const toDegrees = (radians: number): number => (radians * 180) / Math.PI;
