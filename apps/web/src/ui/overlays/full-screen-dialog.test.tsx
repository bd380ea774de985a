// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { Button } from '../button.tsx';
import { FullScreenDialog } from './full-screen-dialog.tsx';

afterEach(cleanup);

function Screen() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Open</Button>
      {isOpen && (
        <FullScreenDialog title="Your swing" onClose={() => setIsOpen(false)}>
          <p>The video</p>
        </FullScreenDialog>
      )}
    </>
  );
}

test('takes the focus, and restores it on close', async () => {
  render(<Screen />);
  const opener = screen.getByRole('button', { name: 'Open' });
  opener.focus();
  fireEvent.click(opener);
  expect(screen.getByRole('dialog', { name: 'Your swing' }).contains(document.activeElement)).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(document.activeElement).toBe(opener));
});
