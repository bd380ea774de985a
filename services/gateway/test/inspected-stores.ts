import type { TestBucket } from '@trueswing/testkit';

/** The database and the object store of a system that a test looks into. */
export interface InspectedStores {
  /** Rows of a query as the superuser. */
  // biome-ignore lint/suspicious/noExplicitAny: as the driver types them; each query has other columns.
  rows(text: string, values?: unknown[]): Promise<any[]>;
  bucket: Omit<TestBucket, 'remove'>;
}
