import { useIsFetching, useQueryClient } from '@tanstack/react-query';
import { RefreshCw } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { UserCounts } from './user-counts.tsx';
import { UserList } from './user-list.tsx';

/** All users, found by e-mail or name; both parts are loaded again every 10 s. */
export function UsersScreen() {
  const queryClient = useQueryClient();
  const isFetching = useIsFetching() > 0;
  return (
    <>
      <div className="flex items-center justify-between gap-3">
        <h1 className="text-2xl">Users</h1>
        <Button kind="outline" size="small" onClick={() => void queryClient.invalidateQueries()}>
          <RefreshCw aria-hidden className={`size-4 ${isFetching ? 'animate-spin' : ''}`} />
          Refresh
        </Button>
      </div>
      <UserCounts />
      <UserList />
    </>
  );
}
