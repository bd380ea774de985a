import type { Notification, UserId } from '@trueswing/contracts';
import { AppError } from '@trueswing/service-kit';
import { z } from 'zod';
import type { Deps } from '../../deps.ts';
import { listNotifications, markAllRead, markRead, removeNotification } from './notifications.repository.ts';

type ReadDeps = Pick<Deps, 'db' | 'now'>;

const shownAtMost = 100;

/** The newest notifications of a golfer, newest first. */
export async function listOwnNotifications({ db }: ReadDeps, userId: UserId): Promise<Notification[]> {
  const rows = await listNotifications(db, userId, shownAtMost);
  return rows.map(({ created_at, read_at, ...row }) => ({
    ...row,
    isRead: read_at !== null,
    createdAt: created_at.toISOString(),
  }));
}

/** Again it changes nothing. @throws AppError `not-found`, also for another golfer's */
export async function markOwnRead({ db, now }: ReadDeps, userId: UserId, id: string): Promise<void> {
  if (!isId(id) || !(await markRead(db, userId, id, now()))) throw new AppError('not-found');
}

export const markAllOwnRead = ({ db, now }: ReadDeps, userId: UserId): Promise<void> => markAllRead(db, userId, now());

/** @throws AppError `not-found`, also for another golfer's and for one that was deleted before */
export async function deleteOwnNotification({ db, now }: ReadDeps, userId: UserId, id: string): Promise<void> {
  if (!isId(id) || !(await removeNotification(db, userId, id, now()))) throw new AppError('not-found');
}

const isId = (text: string): boolean => z.uuid().safeParse(text).success;
