import type { Notification, UserId } from '@trueswing/contracts';
import { AppError, isUuid } from '@trueswing/service-kit';
import type { Deps } from '../../deps.ts';
import { listNotifications, markAllRead, markRead, removeNotification } from './notifications.repository.ts';
import { oldUrlOf, readRoute } from './stored-route.ts';

type ReadDeps = Pick<Deps, 'db' | 'now'>;

const shownAtMost = 100;

/** The newest notifications of a golfer, newest first. */
export async function listOwnNotifications({ db }: ReadDeps, userId: UserId): Promise<Notification[]> {
  const rows = await listNotifications(db, userId, shownAtMost);
  return rows.map(({ created_at, read_at, link, ...row }) => ({
    ...row,
    ...readScreen(link),
    isRead: read_at !== null,
    createdAt: created_at.toISOString(),
  }));
}

function readScreen(stored: string | null): Pick<Notification, 'route' | 'link'> {
  const route = readRoute(stored);
  return { route, link: route && oldUrlOf(route) };
}

/** Again it changes nothing. @throws AppError `not-found`, also for another golfer's */
export async function markOwnRead({ db, now }: ReadDeps, userId: UserId, id: string): Promise<void> {
  if (!isUuid(id) || !(await markRead(db, userId, id, now()))) throw new AppError('not-found');
}

/** Marks those that are not newer than `until`, the `createdAt` of one; without it, all of them. */
export async function markAllOwnRead({ db, now }: ReadDeps, userId: UserId, until?: string): Promise<void> {
  // Answers have milliseconds, the database microseconds.
  const before = until === undefined ? null : new Date(Date.parse(until) + 1);
  await markAllRead(db, userId, { before, now: now() });
}

/** @throws AppError `not-found`, also for another golfer's and for one that was deleted before */
export async function deleteOwnNotification({ db, now }: ReadDeps, userId: UserId, id: string): Promise<void> {
  if (!isUuid(id) || !(await removeNotification(db, userId, id, now()))) throw new AppError('not-found');
}
