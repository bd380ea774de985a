import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { currentUserQuery } from './current-user.queries.ts';

/** The id of the golfer. Calls `leave` when no one is signed in, and when another golfer signs in. */
export function useGolfer(leave: () => void): string | undefined {
  const { data: user } = useQuery({ ...currentUserQuery, enabled: false });
  const userId = user?.id;
  const isSignedOut = user === null;
  const before = useRef(userId);
  useEffect(() => {
    if (isSignedOut || (before.current && before.current !== userId)) leave();
    before.current = userId;
  }, [isSignedOut, userId, leave]);
  return userId;
}
