import type { SharedE2e } from './open-system.ts';

/** The database of the running system, with its superuser. */
export function databaseUrl({ system }: SharedE2e): string {
  const url = new URL(system.stores.adminUrl);
  url.pathname = '/trueswing';
  return url.href;
}
