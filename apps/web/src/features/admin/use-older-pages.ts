import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';

const perPage = 50;

interface Page {
  limit: number;
  /** Only entries older than this one. */
  before?: number;
}

/** A list by ids, newest first, a page at a time. */
export function useOlderPages<T extends { id: number }>(name: string, load: (page: Page) => Promise<T[]>) {
  /** The last entry of each page before this one. */
  const [pages, setPages] = useState<readonly number[]>([]);
  const before = pages.at(-1);
  const query = useQuery({
    queryKey: [name, before],
    queryFn: () => load({ limit: perPage, ...(before !== undefined && { before }) }),
    placeholderData: keepPreviousData,
  });
  const last = query.data?.length === perPage ? query.data.at(-1)?.id : undefined;
  const turn = (to: readonly number[]) => {
    setPages(to);
    window.scrollTo(0, 0);
  };
  return {
    ...query,
    buttons: {
      page: pages.length + 1,
      onPrevious: pages.length > 0 ? () => turn(pages.slice(0, -1)) : undefined,
      onNext: last !== undefined && !query.isPlaceholderData ? () => turn([...pages, last]) : undefined,
    },
  };
}
