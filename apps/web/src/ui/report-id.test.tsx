// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { ErrorNote } from './feedback.tsx';
import { ToastProvider } from './toasts/toast.tsx';
import { ToastRegion } from './toasts/toast-region.tsx';

afterEach(cleanup);
const open = (requestId?: string) =>
  render(
    <ToastProvider Region={ToastRegion}>
      <ErrorNote requestId={requestId}>Failed to load swing analyses. Please try again.</ErrorNote>
    </ToastProvider>,
  );
const setClipboard = (clipboard: Partial<Clipboard> | undefined) => Object.assign(navigator, { clipboard });

test('an error shows the id of its call, and Copy copies it', async () => {
  const copied: string[] = [];
  setClipboard({ writeText: async (text) => void copied.push(text) });
  open('req-41');
  fireEvent.click(screen.getByRole('button', { name: 'Copy' }));
  expect(await screen.findByText('Copied!')).toBeTruthy();
  expect(copied).toEqual(['req-41']);
});

test('without a clipboard a toast asks to note the id', async () => {
  setClipboard(undefined);
  open('req-42');
  fireEvent.click(screen.getByRole('button', { name: 'Copy' }));
  expect(await screen.findByText('Please note the id: req-42')).toBeTruthy();
});

test('an error without a call shows no id', () => {
  open();
  expect(screen.getByRole('alert').textContent).toBe('Failed to load swing analyses. Please try again.');
});
