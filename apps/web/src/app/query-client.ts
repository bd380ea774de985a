import { QueryClient } from '@tanstack/react-query';

/** The specification's defaults: no automatic retries, always stale, fetched again when the window gets the focus. */
export const makeQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: { retry: false, staleTime: 0, refetchOnWindowFocus: true },
      mutations: { retry: false },
    },
  });
