/** Moments of the backswing that are cut out: address, toe-up, mid-backswing, half-way in time to the top, top. */
export const cropMoments = 5;
/** Side of a crop in pixels. */
export const cropPx = 80;
/** Bytes of a crop: a gray plane, and a plane with the golfer's share of each pixel (255 is all). */
export const cropBytes = 2 * cropPx ** 2;
