// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { advance } from '../../../test/fixtures/test-page.ts';
import { ToastProvider, useToast } from './toast.tsx';
import type { ToastMessage } from './toast-list.ts';
import { ToastRegion } from './toast-region.tsx';

let show: (message: ToastMessage) => void;
function Screen() {
  show = useToast();
  return <p>The screen</p>;
}
/** The toast itself, without the announcement for screen readers that exists for a second. */
const shown = () => [...document.querySelectorAll('li')].map((toast) => toast.textContent);

beforeEach(() => {
  vi.useFakeTimers();
  // jsdom has no pointer capture.
  Object.assign(Element.prototype, {
    hasPointerCapture: () => true,
    setPointerCapture: () => {},
    releasePointerCapture: () => {},
  });
  render(
    <ToastProvider Region={ToastRegion}>
      <Screen />
    </ToastProvider>,
  );
});

test('only the newest toast is visible', async () => {
  act(() => show({ title: 'Video Added', text: 'What now.' }));
  act(() => show({ title: 'Upload Successful!', text: 'On its way.' }));
  expect(shown()).toEqual(['Upload Successful!On its way.']);
});

test('closes after 5 s, or after its own duration', async () => {
  act(() => show({ title: 'Profile Updated', text: 'What now.' }));
  await advance(4.9);
  expect(shown()).toEqual(['Profile UpdatedWhat now.']);
  await advance(0.2);
  expect(shown()).toEqual([]);
  act(() => show({ title: 'Exercise Completed!', text: 'What now.', durationMs: 4_000 }));
  await advance(3.9);
  expect(shown()).toEqual(['Exercise Completed!What now.']);
  await advance(0.2);
  expect(shown()).toEqual([]);
});

test.each([
  [49, 1],
  [60, 0],
])('a swipe of %i px to the right leaves %i', async (px, left) => {
  act(() => show({ title: 'Copied!', text: 'What now.' }));
  const toast = document.querySelector('li');
  if (!toast) throw new Error('no toast');
  fireEvent.pointerDown(toast, { clientX: 100, clientY: 100, button: 0, pointerType: 'touch' });
  fireEvent.pointerMove(toast, { clientX: 120, clientY: 100, pointerType: 'touch' });
  fireEvent.pointerMove(toast, { clientX: 100 + px, clientY: 100, pointerType: 'touch' });
  fireEvent.pointerUp(toast, { clientX: 100 + px, clientY: 100, pointerType: 'touch' });
  await advance(0.1);
  expect(shown()).toHaveLength(left);
});

test('F8 moves the focus to the region, and the toast stays open', async () => {
  act(() => show({ title: 'Analysis deleted', text: 'What now.' }));
  fireEvent.keyDown(document, { key: 'F8', code: 'F8' });
  await advance(0);
  const region = screen.getByRole('region', { name: 'Notifications (F8)' });
  expect(region.contains(document.activeElement)).toBe(true);
  await advance(20);
  expect(shown()).toEqual(['Analysis deletedWhat now.']);
});

test('the Close button closes it', async () => {
  act(() => show({ title: 'Logged Out', text: 'What now.' }));
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  await advance(0);
  expect(shown()).toEqual([]);
});
