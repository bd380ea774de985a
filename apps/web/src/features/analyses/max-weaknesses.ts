/** A golfer cannot work on more things than this. */
export const maxWeaknesses = 2;
