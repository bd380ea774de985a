/** A first look on a busy machine without a graphics card. A video without a golfer takes twice as long as others. */
export const lookTimeoutMs = 90_000;
