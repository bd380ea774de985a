import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { adminRefreshMs } from './admin-client.ts';
import { refreshHeaders } from './last-use.ts';
import { entriesPerPage, usePageTurns } from './use-page-turns.ts';

interface Page {
  query: {
    limit: number;
    /** Only entries older than this one. */
    before?: number;
  };
  moreHeaders: Readonly<Record<string, string>>;
}

/** A list by ids, newest first, a page at a time. */
export function useOlderPages<T extends { id: number }>(name: string, load: (page: Page) => Promise<T[]>) {
  const { after, buttonsOf } = usePageTurns<T>();
  const query = useQuery({
    queryKey: [name, after?.id],
    queryFn: () =>
      load({
        query: { limit: entriesPerPage, ...(after && { before: after.id }) },
        moreHeaders: refreshHeaders(),
      }),
    refetchInterval: adminRefreshMs,
    placeholderData: keepPreviousData,
  });
  return { ...query, buttons: buttonsOf(query.isPlaceholderData ? undefined : query.data) };
}
