// @vitest-environment jsdom
import type { QueryClient } from '@tanstack/react-query';
import { cleanup, screen } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import {
  choose,
  click,
  comeBack,
  freeStatus,
  leave,
  openApp,
  openFilledForm,
  SentUpload,
  sentForm,
  server,
  settleImports,
  someVideo,
  startServer,
  submit,
  toast,
  type,
  untilSent,
} from '../../../../test/fixtures/open-upload.tsx';
import { openDeviceDatabase } from '../../../../test/fixtures/small-indexed-db.ts';
import { advance, settle } from '../../../../test/fixtures/test-page.ts';
import { noteReachable, readReachable } from '../../../shared/api/reachability.ts';
import { currentUserQuery } from '../../../shared/session/current-user.queries.ts';

const id = 'c5a3a0f0-56a4-4a3a-9c70-6a2f0e2f4d12';
const lost = 'We lost the connection. Your video goes on where it was.';

let queryClient: QueryClient;
beforeEach(async () => {
  startServer();
  queryClient = await openFilledForm();
});

const closesWithoutWarning = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

test('an accepted upload opens its analysis', async () => {
  await submit();
  expect(SentUpload.last.metadata).toMatchObject({ view: 'face-on', filename: 'swing.mp4', filetype: 'video/mp4' });
  SentUpload.last.progress(0.42);
  screen.getByText('Uploading your swing: 42%');
  SentUpload.last.progress(1);
  screen.getByText('Saving your video...');
  expect(screen.queryByRole('button', { name: 'Cancel Upload' })).toBeNull();
  await SentUpload.last.answer(200, { id });
  expect(sentForm?.body).toEqual({
    faceOnTransfer: 'transfer-1',
    fields: {
      clubSelection: '7-iron',
      handedness: 'right',
      slowMotion: 'unknown',
      age: '52',
      filmedAt: expect.any(String),
    },
  });
  screen.getByText('The loading screen');
  expect(toast()).toBe('Upload Successful!Your swing is being analyzed. Watch it here.');
  expect(localStorage.getItem('trueswing.handedness')).toBe('right');
});

test('the entries are still there after a visit to another screen', async () => {
  await leave();
  await comeBack();
  screen.getByText('swing.mp4');
  expect(screen.getByLabelText<HTMLInputElement>('Age').value).toBe('52');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: '7-Iron' }).checked).toBe(true);
});

describe('when the connection is lost', () => {
  test('the upload goes on at the bytes that had arrived', async () => {
    await submit();
    const first = SentUpload.last;
    await first.loseConnection();
    screen.getByText(lost);
    await click('Try Again');
    await untilSent(2);
    expect(SentUpload.last.url).toBe(first.url);
    await SentUpload.last.answer(200, { id });
    screen.getByText('The loading screen');
  });

  test('a server that restarts is asked again where the upload was, and the upload is not begun again', async () => {
    await submit();
    const first = SentUpload.last;
    SentUpload.failedReport = 503;
    await settle(() => first.onerror?.(new Event('error')));
    await advance(2);
    expect(SentUpload.all).toHaveLength(1);
    SentUpload.failedReport = null;
    await advance(5);
    expect(SentUpload.all).toHaveLength(2);
    expect(SentUpload.last.url).toBe(first.url);
  });

  test('offline it shows so, and continues automatically when the device is online', async () => {
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await submit();
    expect(SentUpload.all).toHaveLength(0);
    screen.getByText('You are offline. We send your video when you are back.');
    await leave();
    screen.getByText('You are offline. We send your video when you are back.');
    onLine.mockReturnValue(true);
    await settle(() => window.dispatchEvent(new Event('online')));
    await untilSent(1);
  });

  test('a connection without progress for 45 s counts as lost', async () => {
    await submit();
    SentUpload.last.progress(0.2);
    await advance(40);
    SentUpload.last.progress(0.25);
    await advance(44);
    screen.getByText('Uploading your swing: 25%');
    await advance(2);
    screen.getByText(lost);
    expect(SentUpload.last.isAborted).toBe(true);
  });
});

describe('when the code that sends is not there', () => {
  const sendWithoutCode = async (isServerAway = false) => {
    cleanup();
    await openFilledForm(() => Promise.reject(new TypeError('Failed to fetch dynamically imported module')));
    if (isServerAway) vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    await click('Analyze My Swing');
    await advance(0.1);
  };
  const offer = () => screen.queryByRole('button', { name: 'Reload the app' });

  test('the golfer reloads the app, and an upload that is kept goes on', async () => {
    openDeviceDatabase();
    await sendWithoutCode();
    screen.getByText('A part of the app did not load. Reload the app, and your upload goes on.');
    expect(offer()).not.toBeNull();
    expect(screen.queryByRole('button', { name: 'Try Again' })).toBeNull();
    expect(closesWithoutWarning()).toBe(true);
  });

  test('an upload that is not kept is to be sent again', async () => {
    await sendWithoutCode();
    screen.getByText('A part of the app did not load. Reload the app, and send your video again.');
    expect(offer()).not.toBeNull();
  });

  test('since the server cannot be reached, the upload waits for it', async () => {
    await sendWithoutCode(true);
    expect(offer()).toBeNull();
    screen.getByRole('button', { name: 'Try Again' });
    noteReachable(true);
  });
});

test('a video that the phone no longer gives is a rejection, and no lost connection', async () => {
  const file = someVideo('deleted.mp4');
  await choose('Face-On Video', file);
  await submit();
  const gone = Object.assign(new Blob(), {
    arrayBuffer: () => Promise.reject(new DOMException('The file could not be found.', 'NotFoundError')),
  });
  file.slice = () => gone;
  await settle(() => SentUpload.last.onerror?.(new Event('error')));
  const sentence = 'Your phone no longer gives us this video. Please choose it again.';
  expect(toast()).toContain(`Video Not Available${sentence}`);
  expect(readReachable()).toBe(true);
  await advance(60);
  expect(SentUpload.all).toHaveLength(1);
  screen.getByRole('button', { name: 'Analyze My Swing' });
  await choose('Face-On Video', someVideo('again.mp4'));
  await submit();
  expect(SentUpload.last.metadata).toMatchObject({ filename: 'again.mp4' });
});

test('a changed form is a new upload, and the video goes on where it was', async () => {
  await submit();
  await SentUpload.last.answer(422, { code: 'invalid-speed-values', message: 'No.', requestId: 'r-9' });
  const key = sentForm?.headers['idempotency-key'];
  server.commit = () => Response.json({ id });
  await type('Age', '53');
  await click('Analyze My Swing');
  await advance(0.1);
  expect(sentForm?.headers['idempotency-key']).not.toBe(key);
  expect(SentUpload.all).toHaveLength(1);
  screen.getByText('The loading screen');
});

describe('when the server has a problem', () => {
  const offer = () => screen.getByRole('button', { name: 'Try Again' });

  test('the form is sent again with its key while the server restarts', async () => {
    await submit();
    await SentUpload.last.answer(503, { code: 'not-ready', message: 'Later.', requestId: 'r-9' });
    const key = sentForm?.headers['idempotency-key'];
    server.commit = () => Response.json({ id });
    await advance(5);
    expect(sentForm?.headers['idempotency-key']).toBe(key);
    screen.getByText('The loading screen');
  });

  test('the upload waits with the sentence of the server, and goes on with its key', async () => {
    const device = openDeviceDatabase();
    await submit();
    await SentUpload.last.answer(500, { code: 'internal-error', message: 'Hm.', requestId: 'r-9' });
    screen.getByText('Something went wrong on our side. Please try again in a moment.');
    expect(device.size).toBe(2);
    // The form may have been accepted, and its transfers are over then.
    SentUpload.failedReport = 404;
    const key = sentForm?.headers['idempotency-key'];
    server.commit = () =>
      Response.json({ code: 'too-many-requests', message: 'Wait a minute.', requestId: 'r-10' }, { status: 429 });
    await settle(() => offer().click());
    await advance(1);
    screen.getByText('Wait a minute.');
    server.commit = () => Response.json({ id });
    await settle(() => offer().click());
    await advance(1);
    expect(sentForm?.headers['idempotency-key']).toBe(key);
    expect(SentUpload.all).toHaveLength(1);
    expect(device.size).toBe(0);
    screen.getByText('The loading screen');
  });
});

test('an upload that came too slowly is not rejected, and its video is kept', async () => {
  const device = openDeviceDatabase();
  await submit();
  const message = 'Your connection is too slow for this video. Please try again on Wi-Fi.';
  await SentUpload.last.answer(400, { code: 'upload-too-slow', message, requestId: 'r-11' });
  screen.getByText(message);
  screen.getByRole('button', { name: 'Try Again' });
  expect(device.size).toBe(2);
});

test('after a rejection the server is asked what it still has of the video', async () => {
  await submit();
  await SentUpload.last.answer(422, { code: 'invalid-media', message: 'No.', requestId: 'r-9' });
  SentUpload.failedReport = 404;
  await submit();
  expect(SentUpload.last.url).not.toBe(SentUpload.all[0]?.url);
});

test('an upload that is canceled while its videos are written is not kept and not sent', async () => {
  let end = () => {};
  const device = openDeviceDatabase(
    new Map(),
    new Promise((resolve) => {
      end = resolve;
    }),
  );
  await click('Analyze My Swing');
  await click('Cancel Upload');
  await settle(end);
  await advance(1);
  expect(SentUpload.all).toHaveLength(0);
  expect(device.size).toBe(0);
});

test('an upload that is kept goes on after a reload, and asks for no confirmation', async () => {
  openDeviceDatabase();
  await submit();
  expect(closesWithoutWarning()).toBe(true);
  const first = SentUpload.last;
  cleanup();
  await openApp('/');
  await untilSent(2);
  expect(SentUpload.last.url).toBe(first.url);
  await settleImports();
  expect(screen.getByRole('region', { name: 'Upload' }).textContent).toContain('Uploading your swing');
  await click('Cancel Upload');
});

test('a device without a connection shows so, also when it was lost while the video was written', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  let end = () => {};
  openDeviceDatabase(
    new Map(),
    new Promise((resolve) => {
      end = resolve;
    }),
  );
  await click('Analyze My Swing');
  onLine.mockReturnValue(false);
  await settle(end);
  screen.getByText('You are offline. We send your video when you are back.');
  await click('Cancel Upload');
});

test('the videos are deleted from the device when the session ends', async () => {
  const device = openDeviceDatabase();
  await submit();
  expect(device.size).toBe(2);
  await settle(() => queryClient.setQueryData(currentUserQuery.queryKey, null));
  await advance(0.01);
  expect(device.size).toBe(0);
  await advance(100);
  expect(sentForm).toBeNull();
});

test('the browser asks before the page is left during an upload, and only then', async () => {
  expect(closesWithoutWarning()).toBe(true);
  await submit();
  expect(closesWithoutWarning()).toBe(false);
  await click('Cancel Upload');
  expect(closesWithoutWarning()).toBe(true);
});

test('the upload stops when the session ends, and the next golfer gets an empty form', async () => {
  await submit();
  const user = queryClient.getQueryData(currentUserQuery.queryKey);
  await settle(() => queryClient.setQueryData(currentUserQuery.queryKey, null));
  await advance(0.01);
  expect(SentUpload.last.isAborted).toBe(true);
  await settle(() => queryClient.setQueryData(currentUserQuery.queryKey, user));
  await advance(0.01);
  await comeBack();
  expect(screen.queryByText('swing.mp4')).toBeNull();
  expect(screen.getByLabelText<HTMLInputElement>('Age').value).toBe('');
});

test('a limit that was reached on another device shows the limit screen', async () => {
  await submit();
  server.status = { ...freeStatus, isFreeLimitReached: true };
  const message = "You've used your free video upload. Upgrade to premium for weekly uploads.";
  await SentUpload.last.answer(403, { code: 'upload-limit-reached', message, requestId: 'r-8', requiresUpgrade: true });
  expect(toast()).toBe(`Upload Failed${message}`);
  await advance(0.1);
  screen.getByText('Upload Limit Reached');
});

test('a week whose uploads were used on another device shows the limit screen', async () => {
  await submit();
  const weeklyUploads = { weeklyDriverUploaded: true, weeklySevenIronUploaded: true };
  const closed = { canUploadDriver: false, canUploadSevenIron: false };
  server.status = { ...freeStatus, isPremium: true, ...closed, ...weeklyUploads };
  await SentUpload.last.answer(403, { code: 'weekly-upload-limit-reached', message: 'Used.', requestId: 'r-12' });
  await advance(0.1);
  screen.getByText('Weekly Upload Limit Reached');
});

test('a rejection without a sentence shows the default one', async () => {
  await submit();
  await SentUpload.last.answer(400, 'broken');
  expect(toast()).toBe('Upload FailedUpload failed. Please try again or contact support if the issue persists.');
});
