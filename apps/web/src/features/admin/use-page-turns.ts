import { useCallback, useState } from 'react';

/** Entries of a page of the admin's lists. A page with fewer is the last one. */
export const entriesPerPage = 50;

/** Turns the pages of a list whose next page begins after the last entry of this one. */
export function usePageTurns<T>() {
  /** The last entry of each page before this one. */
  const [ends, setEnds] = useState<readonly T[]>([]);
  const toFirstPage = useCallback(() => setEnds([]), []);
  const turn = (to: readonly T[]) => {
    setEnds(to);
    window.scrollTo(0, 0);
  };
  return {
    /** The entry after which this page begins; null on the first page. */
    after: ends.at(-1) ?? null,
    toFirstPage,
    /** For `PageButtons`; `entries` is the page, undefined while it is loading. */
    buttonsOf: (entries: readonly T[] | undefined) => {
      const last = entries?.length === entriesPerPage ? entries.at(-1) : undefined;
      return {
        page: ends.length + 1,
        onPrevious: ends.length > 0 ? () => turn(ends.slice(0, -1)) : undefined,
        onNext: last !== undefined ? () => turn([...ends, last]) : undefined,
      };
    },
  };
}
