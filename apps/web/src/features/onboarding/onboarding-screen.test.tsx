// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { OnboardingScreen } from './onboarding-screen.tsx';

const onDone = vi.fn();
beforeEach(() => {
  render(<OnboardingScreen onDone={onDone} />, { wrapper: MemoryRouter });
});
afterEach(() => {
  cleanup();
  onDone.mockClear();
});
const title = () => screen.getByRole('heading', { level: 1 }).textContent;
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const key = (name: string) => fireEvent.keyDown(window, { key: name });
const swipe = (byX: number, byY = 0) => {
  const at = { clientX: 200, clientY: 300 };
  fireEvent.pointerDown(screen.getByRole('main'), { ...at, isPrimary: true });
  fireEvent.pointerUp(screen.getByRole('main'), { clientX: at.clientX + byX, clientY: at.clientY + byY });
};

test('three panes, then the welcome', () => {
  expect(title()).toBe('Film face-on');
  expect(screen.getByText('Step 1 of 3')).toBeDefined();
  press('Next');
  expect(title()).toBe('Get your numbers');
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  press('Next');
  expect(title()).toBe('Move better');
  expect(screen.getByText('Step 3 of 3')).toBeDefined();
  expect(onDone).not.toHaveBeenCalled();
  expect(screen.getByRole('link', { name: 'See a sample analysis' }).getAttribute('href')).toBe('/sample');
  press('Start');
  expect(onDone).toHaveBeenCalledOnce();
});

test('can be skipped with the button or Escape', () => {
  press('Skip');
  expect(onDone).toHaveBeenCalledTimes(1);
  key('Escape');
  expect(onDone).toHaveBeenCalledTimes(2);
});

test('the arrow keys change the pane, and stop at both ends', () => {
  key('ArrowLeft');
  expect(title()).toBe('Film face-on');
  for (const expected of ['Get your numbers', 'Move better', 'Move better']) {
    key('ArrowRight');
    expect(title()).toBe(expected);
  }
  key('ArrowLeft');
  expect(title()).toBe('Get your numbers');
  expect(onDone).not.toHaveBeenCalled();
});

test('a horizontal swipe changes the pane; a short or vertical one does not', () => {
  swipe(-60);
  expect(title()).toBe('Get your numbers');
  swipe(-40);
  swipe(-60, 90);
  expect(title()).toBe('Get your numbers');
  swipe(60);
  expect(title()).toBe('Film face-on');
});
