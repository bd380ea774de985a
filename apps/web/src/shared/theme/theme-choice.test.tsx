// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { ThemeChoice } from './theme-choice.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
  delete document.documentElement.dataset.theme;
});
const chosen = () => screen.getAllByRole<HTMLInputElement>('radio').find(({ checked }) => checked)?.value;

test('the page follows the choice, and the choice is saved', () => {
  render(<ThemeChoice />);
  expect(chosen()).toBe('auto');
  fireEvent.click(screen.getByRole('radio', { name: 'Dark' }));
  expect([chosen(), document.documentElement.dataset.theme]).toEqual(['dark', 'dark']);
  cleanup();
  render(<ThemeChoice />);
  expect(chosen()).toBe('dark');
  fireEvent.click(screen.getByRole('radio', { name: 'Auto' }));
  expect([chosen(), document.documentElement.dataset.theme]).toEqual(['auto', undefined]);
});
