// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { golferWith } from '../../../../test/fixtures/golfer.ts';
import { openScreens } from '../../../../test/fixtures/open-screens.tsx';
import { ScriptedRecorder } from '../../../../test/fixtures/scripted-recorder.ts';
import { type ScriptedServer, scriptServer } from '../../../../test/fixtures/scripted-server.ts';
import { openDeviceDatabase } from '../../../../test/fixtures/small-indexed-db.ts';
import { advance, settle } from '../../../../test/fixtures/test-page.ts';
import { readHandedness } from '../../../shared/handedness.ts';
import { sayCameraFailure } from '../camera/camera-failure.ts';
import { Viewfinder } from './viewfinder.tsx';

let server: ScriptedServer;
let recorder: ScriptedRecorder;
let spoken: string[];
/** Result of the device's next transactions. */
let writing: () => Promise<void>;

beforeEach(() => {
  server = scriptServer();
  spoken = [];
  writing = async () => undefined;
  openDeviceDatabase(undefined, () => writing());
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  vi.stubGlobal(
    'SpeechSynthesisUtterance',
    class {
      constructor(readonly text: string) {}
    },
  );
  vi.stubGlobal('speechSynthesis', {
    speak: ({ text }: { text: string }) => spoken.push(text),
    cancel: () => undefined,
  });
});

async function open(): Promise<void> {
  recorder = new ScriptedRecorder();
  await openScreens('/record/camera', {
    '/record/camera': <Viewfinder openRecorder={recorder.open} lastAddress={null} />,
    '/record': <p>The setup</p>,
    '/record/swings': <p>The swings</p>,
  });
}
const click = (name: string | RegExp) => settle(() => fireEvent.click(screen.getByRole('button', { name })));
/** The caption as a screen reader gets it. */
const announced = () => screen.getByRole('status').textContent;
const ready = { status: { status: 'framing', framing: 'ready' } } as const;

test('the camera opens with what the golfer chose, and closes when it is left', async () => {
  await open();
  expect(recorder.settings).toEqual({
    view: 'face-on',
    handedness: readHandedness(),
    trigger: 'sound',
    isWatching: true,
  });
  await settle(() => fireEvent.click(screen.getByRole('link', { name: 'Leave the camera' })));
  screen.getByText('The setup');
  expect(recorder.calls).toEqual(['close']);
});

test('each framing is a word and a caption and, once it lasts, a voice and an announcement', async () => {
  await open();
  recorder.show({ status: { status: 'framing', framing: 'step-back' } });
  await advance(0.3);
  recorder.show(ready);
  screen.getByText('Ready');
  screen.getByText('Ready. Swing when you like.');
  await advance(0.5);
  recorder.show({ status: { status: 'framing', framing: 'move-left' } });
  await advance(0.5);
  recorder.show(ready);
  await advance(0.8);
  expect([spoken, announced()]).toEqual([[], '']);
  await advance(0.2);
  expect([spoken, announced()]).toEqual([['Ready. Swing when you like.'], 'Ready. Swing when you like.']);
});

test('a screen reader is silent during a swing, and says immediately that it is kept', async () => {
  await open();
  recorder.show(ready);
  await advance(1);
  recorder.show({ status: { status: 'recording' } });
  await advance(2);
  expect(announced()).toBe('');
  await recorder.give('swing-1.mp4');
  await advance(0.1);
  recorder.show({ status: { status: 'kept' } });
  expect(announced()).toBe('Got it. Swing 1 is on your phone.');
});

test('the voice can be muted, which the device remembers', async () => {
  await open();
  await click('Mute');
  recorder.show(ready);
  await advance(2);
  expect(spoken).toEqual([]);
  expect(announced()).toBe('Ready. Swing when you like.');
  expect(screen.getByRole('button', { name: 'Mute' }).getAttribute('aria-pressed')).toBe('true');
  expect(localStorage.getItem('trueswing.record')).toContain('"isSilent":true');
});

test('swings are counted as they are kept, and lead to the list', async () => {
  await open();
  recorder.show(ready);
  await recorder.give('swing-1.mp4');
  await advance(0.1);
  recorder.show({ status: { status: 'kept' } });
  expect(screen.getAllByText('Got it. Swing 1 is on your phone.')).toHaveLength(2);
  await settle(() => fireEvent.click(screen.getByRole('link', { name: '1 swing kept' })));
  screen.getByText('The swings');
});

test('the self-timer records six seconds after ten', async () => {
  await open();
  recorder.show(ready);
  await click(/^Self-timer/);
  screen.getByText('10');
  for (let passedS = 0; passedS < 8; passedS++) await advance(1);
  screen.getByText('2');
  expect(recorder.calls).toEqual([]);
  for (let passedS = 0; passedS < 2; passedS++) await advance(1);
  expect(recorder.calls).toEqual(['film 6']);
});

test('the self-timer can be stopped, and a pause stops it', async () => {
  await open();
  recorder.show(ready);
  await click(/^Self-timer/);
  await click('Stop the self-timer');
  await click(/^Self-timer/);
  recorder.show({ status: { status: 'paused', reason: 'interrupted' } });
  await advance(15);
  expect(recorder.calls).toEqual([]);
});

test.each([
  ['hidden', 'Recording stops while another app or the lock screen is shown. Your swings are safe.'],
  ['interrupted', 'A call or another app took the camera. Your swings are safe.'],
] as const)('a pause (%s) says why, and Go on resumes', async (reason, sentence) => {
  await open();
  recorder.show({ status: { status: 'paused', reason } });
  screen.getByText(sentence);
  await click('Go on');
  expect(recorder.calls).toEqual(['resume']);
});

test.each([
  'permission-denied',
  'unanswered',
  'camera-in-use',
  'no-camera',
  'insecure',
  'unsupported',
  'camera-failed',
] as const)('a camera that fails (%s) says why, and what to do', async (failure) => {
  await open();
  recorder.show({ status: { status: 'failed', failure } });
  const { title, message } = sayCameraFailure(failure);
  screen.getByRole('heading', { name: title });
  screen.getByText(message);
  await click('Try Again');
  expect(recorder.calls).toEqual(['resume']);
  expect(screen.getByRole('link', { name: 'Upload a video instead' }).getAttribute('href')).toBe('/upload');
});

test('a camera that fails after the free upload leads to the plans', async () => {
  server.user = golferWith({ videoUploadsUsed: 1 });
  await open();
  recorder.show({ status: { status: 'failed', failure: 'no-camera' } });
  expect(screen.queryByRole('link', { name: /Upload/ })).toBeNull();
  expect(screen.getByRole('link', { name: 'See what Premium adds' }).getAttribute('href')).toBe('/profile#plans');
});

test('a phone without a microphone says what it goes by', async () => {
  await open();
  recorder.show({ ...ready, hasMicrophone: false });
  screen.getByText('No microphone: every full swing is kept by its motion.');
});

test('a model that did not arrive is loaded again by a tap, and when the phone is back online', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await open();
  recorder.show({ ...ready, watching: 'not-loaded' });
  screen.getByText(/^You are offline, so we cannot see your swing yet./);
  await click('Try Again');
  expect(recorder.calls).toEqual(['watch']);
  onLine.mockReturnValue(true);
  await settle(() => window.dispatchEvent(new Event('online')));
  expect(recorder.calls).toEqual(['watch', 'watch']);
  recorder.show({ watching: 'on' });
  await settle(() => window.dispatchEvent(new Event('online')));
  expect(recorder.calls).toHaveLength(2);
  // To try again is no answer for a later connection that costs money.
  expect(sessionStorage.length).toBe(0);
});

describe('on a metered connection', () => {
  beforeEach(() => {
    Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } });
    return () => Reflect.deleteProperty(navigator, 'connection');
  });

  test('the model is loaded after a question, and the self-timer works without it', async () => {
    await open();
    expect(recorder.settings).toMatchObject({ isWatching: false });
    recorder.show({ ...ready, watching: 'off' });
    screen.getByText(/This loads about 8 MB, once.$/);
    await click(/^Self-timer/);
    await click('Stop the self-timer');
    await click('Follow My Swing');
    expect(recorder.calls).toEqual(['watch']);
    recorder.show({ watching: 'on' });
    expect(screen.queryByText(/8 MB/)).toBeNull();
  });

  test('the golfer is asked once', async () => {
    await open();
    recorder.show({ ...ready, watching: 'off' });
    await click('Follow My Swing');
    cleanup();
    await open();
    expect(recorder.settings).toMatchObject({ isWatching: true });
  });
});
