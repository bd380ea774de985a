import type { User } from '@trueswing/contracts';
import { createContext, use } from 'react';

/** The signed-in user of the screens below it. The app provides it. */
export const UserContext = createContext<User | null>(null);

/** The signed-in user. Throws outside of the screens that require one. */
export function useUser(): User {
  const user = use(UserContext);
  if (!user) throw new Error('useUser is used outside of RequireUser');
  return user;
}
