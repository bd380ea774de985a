import { useQuery } from '@tanstack/react-query';
import { ApiError, isRefusal } from '../api/http-client.ts';
import { currentUserQuery } from './current-user.queries.ts';

/** True while the server answers the question who is signed in with an error of its own. */
export function useServerTrouble(): boolean {
  const { error } = useQuery({ ...currentUserQuery, enabled: false });
  return error instanceof ApiError && !isRefusal(error);
}
