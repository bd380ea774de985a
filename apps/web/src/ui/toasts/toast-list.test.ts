import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ToastList } from './toast-list.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const titles = (list: ToastList) => list.read().map(({ title }) => title);

test('a new toast replaces the previous one', () => {
  const list = new ToastList();
  list.show({ title: 'Video Added', text: 'What now.' });
  list.show({ title: 'Upload Successful!', text: 'What now.' });
  expect(titles(list)).toEqual(['Upload Successful!']);
});

test('a dismissed toast is removed after 1,000,000 ms, not before', () => {
  const list = new ToastList();
  list.show({ title: 'Logged Out', text: 'What now.' });
  list.dismiss(1);
  expect(list.read()).toMatchObject([{ title: 'Logged Out', isDismissed: true }]);
  vi.advanceTimersByTime(999_999);
  expect(titles(list)).toEqual(['Logged Out']);
  vi.advanceTimersByTime(1);
  expect(titles(list)).toEqual([]);
});

test('removing one toast does not remove a later one', () => {
  const list = new ToastList();
  list.show({ title: 'first', text: 'What now.' });
  list.dismiss(1);
  vi.advanceTimersByTime(999_000);
  list.show({ title: 'second', text: 'What now.' });
  vi.advanceTimersByTime(2_000);
  expect(titles(list)).toEqual(['second']);
});

test('dismissing twice does not delay the removal', () => {
  const list = new ToastList();
  list.show({ title: 'once', text: 'What now.' });
  list.dismiss(1);
  vi.advanceTimersByTime(900_000);
  list.dismiss(1);
  vi.advanceTimersByTime(100_000);
  expect(titles(list)).toEqual([]);
});
