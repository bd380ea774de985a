// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import '../../../test/fixtures/test-page.ts';
import { noteFirstResult } from '../../shared/install/first-result.ts';
import { watchInstallPrompt } from '../../shared/install/install-prompt.ts';
import InstallHint from './install-hint.tsx';

watchInstallPrompt();
let isInstalled: boolean;
beforeEach(() => {
  isInstalled = false;
  noteFirstResult();
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: isInstalled && query === '(display-mode: standalone)' }));
});
afterEach(() => {
  act(() => void window.dispatchEvent(new Event('appinstalled')));
  Reflect.deleteProperty(navigator, 'standalone');
  Reflect.deleteProperty(navigator, 'maxTouchPoints');
});

const title = () => screen.queryByRole('heading', { name: 'TrueSwing on your home screen' });
const add = () => screen.queryByRole('button', { name: 'Add to Home Screen' });

/** Dispatches the event of Chromium where the app can be installed. */
function offerInstall() {
  const prompt = vi.fn(async () => undefined);
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
  act(() => void window.dispatchEvent(event));
  return { event, prompt };
}
const useIphone = (standalone: boolean) =>
  Object.defineProperties(navigator, {
    standalone: { value: standalone, configurable: true },
    maxTouchPoints: { value: 5, configurable: true },
  });

test('a browser that cannot install shows nothing', () => {
  render(<InstallHint />);
  expect(title()).toBeNull();
});

test('before the first result nothing is suggested', () => {
  localStorage.clear();
  offerInstall();
  render(<InstallHint />);
  expect(title()).toBeNull();
});

test('the offer of the browser waits for the button, which takes it once', () => {
  const { event, prompt } = offerInstall();
  expect(event.defaultPrevented).toBe(true);
  render(<InstallHint />);
  const button = add();
  if (button) fireEvent.click(button);
  expect(prompt).toHaveBeenCalledTimes(1);
  expect(title()).toBeNull();
});

test('an iPhone shows the steps, and the installed app nothing', () => {
  useIphone(false);
  render(<InstallHint />);
  expect(document.body.textContent).toContain('Tap Share');
  expect(add()).toBeNull();
  cleanup();
  useIphone(true);
  render(<InstallHint />);
  expect(title()).toBeNull();
});

test('an app that is open from the home screen shows nothing', () => {
  isInstalled = true;
  offerInstall();
  render(<InstallHint />);
  expect(title()).toBeNull();
});

test('dismissed, it never comes back', () => {
  offerInstall();
  render(<InstallHint />);
  fireEvent.click(screen.getByRole('button', { name: 'Do not show this again' }));
  expect(title()).toBeNull();
  cleanup();
  offerInstall();
  render(<InstallHint />);
  expect(title()).toBeNull();
});
