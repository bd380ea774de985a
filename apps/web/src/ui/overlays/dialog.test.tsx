// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Button } from '../button.tsx';
import { ToastProvider, useToast } from '../toasts/toast.tsx';
import { Dialog } from './dialog.tsx';

function Screen() {
  const [isOpen, setIsOpen] = useState(false);
  const showToast = useToast();
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Open</Button>
      <Button>Elsewhere</Button>
      <Dialog
        title="Delete your account?"
        description="Your swings go with it."
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        actions={
          <Button kind="danger" onClick={() => showToast({ title: 'Saved', text: 'Go on.' })}>
            Delete
          </Button>
        }
      />
    </>
  );
}

beforeEach(() => {
  render(
    <ToastProvider>
      <Screen />
    </ToastProvider>,
  );
  const opener = screen.getByRole('button', { name: 'Open' });
  opener.focus();
  fireEvent.click(opener);
});
afterEach(cleanup);

test('has an accessible title and description, and takes the focus', () => {
  const dialog = screen.getByRole('dialog', { name: 'Delete your account?', description: 'Your swings go with it.' });
  expect(dialog.contains(document.activeElement)).toBe(true);
});

test('traps the focus: Tab goes from the last control to the first, and the page behind cannot be reached', () => {
  const close = screen.getByRole('button', { name: 'Close' });
  const last = screen.getByRole('button', { name: 'Delete' });
  act(() => last.focus());
  fireEvent.keyDown(last, { key: 'Tab' });
  expect(document.activeElement).toBe(close);
  fireEvent.keyDown(close, { key: 'Tab', shiftKey: true });
  expect(document.activeElement).toBe(last);
  expect(screen.queryByRole('button', { name: 'Elsewhere' })).toBeNull();
});

test('Escape closes it also while a toast is shown', async () => {
  const button = screen.getByRole('button', { name: 'Delete' });
  act(() => button.focus());
  fireEvent.click(button);
  await screen.findByText('Saved');
  fireEvent.keyDown(button, { key: 'Escape' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test.each([
  ['Escape', () => fireEvent.keyDown(document.activeElement ?? document, { key: 'Escape' })],
  ['the Close button', () => fireEvent.click(screen.getByRole('button', { name: 'Close' }))],
])('%s closes it and restores the focus', async (_, close) => {
  close();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open' })));
});

test('does not scroll to what had the focus: the golfer may have chosen to be shown another place', async () => {
  const focus = vi.spyOn(screen.getByText('Open'), 'focus');
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(focus).toHaveBeenCalledWith({ preventScroll: true }));
});
