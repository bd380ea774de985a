import type { User } from '@trueswing/contracts';
import { createContext, use } from 'react';

/** Provides the signed-in user to the screens. */
export const UserContext = createContext<User | null>(null);

/** The signed-in user. Throws outside of the screens that require one. */
export function useUser(): User {
  const user = use(UserContext);
  if (!user) throw new Error('useUser is used outside of RequireUser');
  return user;
}
