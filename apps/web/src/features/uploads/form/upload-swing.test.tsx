// @vitest-environment jsdom
import { Blob as NodeBlob, File as NodeFile } from 'node:buffer';
import { readFile } from 'node:fs/promises';
import { fireEvent, screen } from '@testing-library/react';
import { userIdSchema } from '@trueswing/contracts';
import { beforeEach, expect, test, vi } from 'vitest';
import { golferWith } from '../../../../test/fixtures/golfer.ts';
import {
  choose,
  click,
  comeBack,
  leave,
  openApp,
  settleImports,
  someVideo,
  startServer,
  toast,
  type,
} from '../../../../test/fixtures/open-upload.tsx';
import { joinableShot } from '../../../../test/fixtures/swing-shots.ts';
import { advance, settle } from '../../../../test/fixtures/test-page.ts';
import { changeUser } from '../../../shared/session/current-user.queries.ts';

/** The real function, without fake timers: reading a file takes real time. */
const nextTurn = setImmediate;
async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await settle(() => new Promise((resolve) => nextTurn(resolve)));
}

beforeEach(startServer);

let release = () => {};
/** A file whose bytes are read after `release` only. */
function slowFile(name: string): File {
  const file = someVideo(name);
  const wait = new Promise<void>((resolve) => {
    release = resolve;
  });
  const bytes = { arrayBuffer: () => wait.then(() => new Uint8Array(9).buffer) };
  file.slice = () => bytes as unknown as Blob;
  return file;
}
/** Time for a check that has its bytes to end. */
async function rest(): Promise<void> {
  for (let turn = 0; turn < 50; turn++) await settle(() => new Promise((resolve) => nextTurn(resolve)));
}

const analyze = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Analyze My Swing' });

test('the form cannot be sent while a newly chosen video is being checked', async () => {
  await openApp();
  await choose('Face-On Video', someVideo('first.mp4'));
  fireEvent.change(screen.getByLabelText('Face-On Video'), { target: { files: [someVideo('second.mp4')] } });
  expect(analyze().disabled).toBe(true);
  await until(() => !analyze().disabled);
  screen.getByText('second.mp4');
});

test('a video whose check ends after the golfer has left is there when the golfer comes back', async () => {
  await openApp();
  await type('Age', '52');
  fireEvent.change(screen.getByLabelText('Face-On Video'), { target: { files: [someVideo('first.mp4')] } });
  await leave();
  await until(() => toast().includes('Video Added'));
  await comeBack();
  screen.getByText('first.mp4');
  expect(screen.getByLabelText<HTMLInputElement>('Age').value).toBe('52');
});

test('a golfer who is back before the check ends finds the video in the form, with what was typed since', async () => {
  await openApp();
  fireEvent.change(screen.getByLabelText('Face-On Video'), { target: { files: [someVideo('first.mp4')] } });
  fireEvent.click(screen.getByRole('link', { name: 'Home tab' }));
  fireEvent.click(screen.getByRole('link', { name: 'Upload tab' }));
  expect(screen.queryByText('first.mp4')).toBeNull();
  await type('Age', '52');
  await until(() => screen.queryByText('first.mp4') !== null);
  expect(screen.getByLabelText<HTMLInputElement>('Age').value).toBe('52');
});

test('a video that replaces another one is in the form of a golfer who has left, come back and typed meanwhile', async () => {
  await openApp();
  await choose('Face-On Video', someVideo('first.mp4'));
  fireEvent.change(screen.getByLabelText('Face-On Video'), { target: { files: [slowFile('second.mp4')] } });
  await type('Age', '52');
  await leave();
  await comeBack();
  screen.getByText('first.mp4');
  await type('Age', '53');
  await settle(release);
  await until(() => screen.queryByText('second.mp4') !== null);
  expect(screen.getByLabelText<HTMLInputElement>('Age').value).toBe('53');
});

test('a golfer who is back and chooses another video before the check ends keeps that one', async () => {
  await openApp();
  fireEvent.change(screen.getByLabelText('Face-On Video'), { target: { files: [slowFile('first.mp4')] } });
  fireEvent.click(screen.getByRole('link', { name: 'Home tab' }));
  fireEvent.click(screen.getByRole('link', { name: 'Upload tab' }));
  await choose('Face-On Video', someVideo('second.mp4'));
  await settle(release);
  await rest();
  screen.getByText('second.mp4');
  expect(screen.queryByText('first.mp4')).toBeNull();
});

test.each([
  ['has signed out', [null]],
  ['was replaced by another one in another tab', []],
])('a video whose check ends after the golfer %s is in no one’s form', async (_, between) => {
  const queryClient = await openApp();
  await type('Age', '52');
  fireEvent.change(screen.getByLabelText('Face-On Video'), { target: { files: [slowFile('first.mp4')] } });
  for (const user of between) {
    changeUser(queryClient, user);
    await advance(0.1);
  }
  const other = golferWith({ id: userIdSchema.parse('c0a8f9a2-5a1e-4f6b-8c3d-2b7e9d4f5a22') });
  changeUser(queryClient, other);
  await advance(0.1);
  await settle(release);
  await rest();
  expect(toast()).toBe('');
  await comeBack();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Upload Your Swing');
  expect(screen.queryByText('first.mp4')).toBeNull();
  expect(screen.getByLabelText<HTMLInputElement>('Age').value).toBe('');
});

test('what the golfer answered about slow motion stays when another video is chosen', async () => {
  const answer = () => screen.getByRole<HTMLInputElement>('radio', { checked: true, name: /^(No|Not sure|120 fps)$/ });
  await openApp();
  await choose('Face-On Video', someVideo('first.mp4'));
  fireEvent.click(screen.getByRole('radio', { name: '120 fps' }));
  await choose('Face-On Video', someVideo('second.mp4'));
  expect(answer().labels?.[0]?.textContent).toBe('120 fps');
});

test('the numbers of an imported shot are emptied when the club changes, and typed ones stay', async () => {
  const answered = fetch;
  vi.stubGlobal('fetch', async (path: string, options: RequestInit) =>
    path.startsWith('/api/logged-shots?') ? Response.json([joinableShot(1)]) : answered(path, options),
  );
  const speed = () => screen.getByLabelText<HTMLInputElement>('Club speed (mph)').value;
  await openApp();
  await settleImports();
  await click('From a launch-monitor file');
  await advance(0.1);
  await click(/98/);
  expect(speed()).toBe('98.4');
  await click('7-Iron', 'radio');
  expect(speed()).toBe('');
  await type('Club speed (mph)', '81');
  await click('Driver', 'radio');
  expect(speed()).toBe('81');
});

test('the numbers of an imported shot without club speed can be cleared', async () => {
  const shot = joinableShot(1, { clubSpeedMph: null });
  const answered = fetch;
  vi.stubGlobal('fetch', async (path: string, options: RequestInit) =>
    path.startsWith('/api/logged-shots?') ? Response.json([shot]) : answered(path, options),
  );
  await openApp();
  await choose('Face-On Video', someVideo());
  await settleImports();
  expect(screen.queryByRole('button', { name: 'Clear numbers' })).toBeNull();
  await click('From a launch-monitor file');
  await advance(0.1);
  await click(/142/);
  expect(screen.getByLabelText<HTMLInputElement>('Ball speed (mph)').value).toBe('142');
  await click('Analyze My Swing');
  expect(toast()).toContain('This shot has filled in no club speed. Clear the numbers, and');
  await click('Clear numbers');
  expect(screen.getByLabelText<HTMLInputElement>('Ball speed (mph)').value).toBe('');
  expect(screen.queryByRole('button', { name: 'Clear numbers' })).toBeNull();
  expect(document.activeElement?.textContent).toContain('From a launch-monitor file');
});

/** The sample, said to be VP9: it must be converted. */
async function vp9Video(): Promise<File> {
  const bytes = await readFile('samples/face-on.mp4');
  bytes.write('vp09', bytes.indexOf('avc1', bytes.indexOf('stsd')), 'latin1');
  return new NodeFile([new Uint8Array(bytes)], 'swing.mp4', { type: 'video/mp4' }) as unknown as File;
}

/** Whether the browser would ask before the page is left. */
const asksBeforeLeaving = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

test('leaving while a video is made ready says that it was not sent', async () => {
  // jsdom's files cannot be read in slices.
  vi.stubGlobal('Blob', NodeBlob);
  await openApp();
  const video = await vp9Video();
  await choose('Face-On Video', video);
  expect(asksBeforeLeaving()).toBe(false);
  // It is made ready until the golfer leaves: no more of it is read.
  const unread = { arrayBuffer: () => new Promise(() => {}), stream: () => new ReadableStream() };
  vi.spyOn(video, 'slice').mockReturnValue(unread as unknown as Blob);
  fireEvent.click(analyze());
  await until(() => screen.queryByRole('progressbar', { name: 'Making your video ready' }) !== null);
  expect(asksBeforeLeaving()).toBe(true);
  await leave();
  expect(toast()).toContain('Your video was not sent. Go back to the upload, and send it again.');
  expect(asksBeforeLeaving()).toBe(false);
});
