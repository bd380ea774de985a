import type { Gender, Tour } from '@trueswing/contracts';

/** The tour that a golfer's form compares with. */
export const tourOfGender: Record<Gender, Tour> = { male: 'pga', female: 'lpga' };
