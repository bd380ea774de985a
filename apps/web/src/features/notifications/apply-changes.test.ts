import type { Notification } from '@trueswing/contracts';
import { expect, it } from 'vitest';
import { applyChanges, countUnread } from './apply-changes.ts';

const notification = (id: string, isRead: boolean, createdAt: string): Notification => ({
  id,
  type: 'other',
  title: 'Title',
  message: 'Message.',
  isRead,
  route: null,
  link: null,
  createdAt,
});
const [later, moment] = ['2026-11-22T18:00:00.001Z', '2026-11-22T18:00:00.000Z'];
const list = [notification('a', false, later), notification('b', true, moment), notification('c', false, moment)];
const after = (...changes: Parameters<typeof applyChanges>[1]) =>
  applyChanges(list, changes).map(({ id, isRead }) => `${id} ${isRead ? 'read' : 'unread'}`);

it('applies changes in their order, and leaves the list as it was', () => {
  expect(after()).toEqual(['a unread', 'b read', 'c unread']);
  expect(after({ kind: 'mark-read', id: 'c' })).toEqual(['a unread', 'b read', 'c read']);
  expect(after({ kind: 'mark-all-read', until: later })).toEqual(['a read', 'b read', 'c read']);
  expect(after({ kind: 'delete', id: 'a' }, { kind: 'mark-read', id: 'a' })).toEqual(['b read', 'c unread']);
  expect(countUnread(list)).toBe(2);
});

it('leaves one unread that has arrived since all were marked', () => {
  expect(after({ kind: 'mark-all-read', until: moment })).toEqual(['a unread', 'b read', 'c read']);
});
