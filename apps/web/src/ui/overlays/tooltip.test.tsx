// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { advance } from '../../../test/fixtures/test-page.ts';
import { Button } from '../button.tsx';
import { Tooltip } from './tooltip.tsx';

const text = () => screen.queryByRole('tooltip')?.textContent ?? null;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  render(
    <Tooltip text="Half speed">
      <Button>½×</Button>
    </Tooltip>,
  );
});

test('opens after 700 ms under the pointer, and closes when the pointer leaves', async () => {
  const button = screen.getByRole('button');
  fireEvent.pointerMove(button, { pointerType: 'mouse' });
  await advance(0.69);
  expect(text()).toBeNull();
  await advance(0.02);
  expect(text()).toBe('Half speed');
  fireEvent.pointerLeave(button);
  await advance(0.001);
  fireEvent.keyDown(document, { key: 'Escape' });
  await advance(0.001);
  expect(text()).toBeNull();
});

test('stays closed when the pointer passes by', async () => {
  const button = screen.getByRole('button');
  fireEvent.pointerMove(button, { pointerType: 'mouse' });
  await advance(0.3);
  fireEvent.pointerLeave(button);
  await advance(2);
  expect(text()).toBeNull();
});

test('opens on keyboard focus', async () => {
  fireEvent.focus(screen.getByRole('button'));
  await advance(0);
  expect(text()).toBe('Half speed');
});
