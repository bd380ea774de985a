import type { User, UserId } from '@trueswing/contracts';
import type { Stature } from '@trueswing/swing';
import { use } from 'react';
import { UserContext } from './use-user.ts';

/** The golfer's height. `canAdd`: it is the reader's own report, and the height is missing. */
export function useStature(golferId: UserId): { stature: Stature | null; canAdd: boolean } {
  const user = use(UserContext);
  // Someone else's report, such as a sample, is not measured by the reader's height, and may be read without an account.
  if (user?.id !== golferId) return { stature: null, canAdd: false };
  const stature = statureOf(user);
  return { stature, canAdd: stature === null };
}

/** The signed-in golfer's height; null where it is not known. */
export function useOwnStature(): Stature | null {
  const user = use(UserContext);
  return user ? statureOf(user) : null;
}

const statureOf = ({ heightCm, lengthUnit: unit }: Pick<User, 'heightCm' | 'lengthUnit'>): Stature | null =>
  heightCm === null ? null : { heightCm, unit };
