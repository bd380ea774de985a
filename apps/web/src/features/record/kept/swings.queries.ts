import { queryOptions } from '@tanstack/react-query';
import { listSwings } from './swing-store.ts';

/** The golfer's swings on this device, the newest first. */
export const swingsQuery = (userId: string) =>
  queryOptions({
    queryKey: ['kept-swings', userId],
    queryFn: () => listSwings(userId),
    // They are on the device.
    networkMode: 'always',
    refetchOnWindowFocus: false,
  });
