import { createHash, randomUUID } from 'node:crypto';

const firstGroups = (key: string): string => {
  const hex = createHash('sha256').update(key).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(12, 15)}`;
};

/**
 * Creates the id for videos that are sent with an idempotency key. Its first half follows from the key, so that what the key became
 * is found by its id. The second half is random: a retry may run while the first request is still ending, and each has its own objects.
 */
export const newIdOfKey = (key: string): string => firstGroups(key) + randomUUID().slice(18);

/** Least and greatest id that a key can become. */
export const idRangeOfKey = (key: string): readonly [least: string, greatest: string] => [
  `${firstGroups(key)}-0000-000000000000`,
  `${firstGroups(key)}-ffff-ffffffffffff`,
];
