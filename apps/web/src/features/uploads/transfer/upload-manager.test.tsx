// @vitest-environment jsdom
import type { QueryClient } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import {
  click,
  comeBack,
  freeStatus,
  leave,
  openFilledForm,
  SentUpload,
  server,
  startServer,
  submit,
  toast,
  type,
} from '../../../../test/fixtures/open-upload.tsx';
import { advance, settle } from '../../../../test/fixtures/test-page.ts';
import { currentUserQuery } from '../../../shared/session/current-user.queries.ts';

const id = 'c5a3a0f0-56a4-4a3a-9c70-6a2f0e2f4d12';
const lost = 'The connection broke. Please check it and try again.';

let queryClient: QueryClient;
beforeEach(async () => {
  startServer();
  queryClient = await openFilledForm();
});

const closesWithoutWarning = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

test('an accepted upload opens its analysis', async () => {
  await submit();
  expect([...SentUpload.last.form.keys()]).toEqual(['clubSelection', 'handedness', 'slowMotion', 'age', 'faceOnVideo']);
  SentUpload.last.progress(0.42);
  screen.getByText('Uploading your swing: 42%');
  SentUpload.last.progress(1);
  screen.getByText('Saving your video...');
  expect(screen.queryByRole('button', { name: 'Cancel Upload' })).toBeNull();
  await SentUpload.last.answer(200, { id });
  screen.getByText('The loading screen');
  expect(toast()).toBe('Upload Successful!');
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
  test('the same upload is retried with the same idempotency key', async () => {
    await submit();
    await SentUpload.last.loseConnection();
    screen.getByText(lost);
    const first = SentUpload.last;
    await click('Try Again');
    expect(SentUpload.all).toHaveLength(2);
    expect(SentUpload.last.headers['idempotency-key']).toBe(first.headers['idempotency-key']);
    expect(SentUpload.last.form.get('faceOnVideo')).toEqual(first.form.get('faceOnVideo'));
    await SentUpload.last.answer(200, { id });
    screen.getByText('The loading screen');
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
    expect(SentUpload.all).toHaveLength(1);
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

test('a changed form is a new upload', async () => {
  await submit();
  const first = SentUpload.last.headers['idempotency-key'];
  await click('Cancel Upload');
  await type('Age', '53');
  await submit();
  expect(SentUpload.last.headers['idempotency-key']).not.toBe(first);
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

test('a refusal without a sentence shows the default one', async () => {
  await submit();
  await SentUpload.last.answer(500, 'broken');
  expect(toast()).toBe('Upload FailedUpload failed. Please try again or contact support if the issue persists.');
});
