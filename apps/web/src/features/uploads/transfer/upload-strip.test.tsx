// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import {
  click,
  comeBack,
  leave,
  openFilledForm,
  SentUpload,
  startServer,
  submit,
  toast,
} from '../../../../test/fixtures/open-upload.tsx';
import { advance } from '../../../../test/fixtures/test-page.ts';

const id = 'c5a3a0f0-56a4-4a3a-9c70-6a2f0e2f4d12';

beforeEach(async () => {
  startServer();
  await openFilledForm();
});

const bar = () => screen.getByRole('progressbar', { name: 'Upload' }).getAttribute('aria-valuenow');

test('on other screens the upload continues, shows its progress, and links back', async () => {
  await submit();
  await leave();
  SentUpload.last.progress(0.3);
  screen.getByText('The home screen');
  expect(bar()).toBe('30');
  await click(/Uploading your swing: 30%/, 'link');
  await advance(0.1);
  screen.getByText('swing.mp4');
  expect(bar()).toBe('30');
  expect(SentUpload.all).toHaveLength(1);
  expect(screen.queryByRole('region', { name: 'Upload' })).toBeNull();
});

test('a toast shows its end and links to the analysis', async () => {
  await submit();
  await leave();
  await SentUpload.last.answer(200, { id });
  screen.getByText('The home screen');
  expect(toast()).toContain('Upload Successful!');
  await click('Watch the analysis');
  screen.getByText('The loading screen');
  await comeBack();
  expect(screen.queryByText('swing.mp4')).toBeNull();
});

test('it can be canceled, and the entries are not lost', async () => {
  await submit();
  await leave();
  await click('Cancel Upload');
  expect(SentUpload.last.isAborted).toBe(true);
  expect(screen.queryByRole('region', { name: 'Upload' })).toBeNull();
  await comeBack();
  screen.getByText('swing.mp4');
  expect(screen.getByLabelText<HTMLInputElement>('Age').value).toBe('52');
});

test('a rejection links back to the form', async () => {
  await submit();
  await leave();
  await SentUpload.last.answer(422, {
    code: 'invalid-media',
    message: 'We could not save it.',
    requestId: 'r-7',
  });
  expect(toast()).toContain('Upload FailedWe could not save it.');
  await click('Back to the upload');
  await advance(0.1);
  expect(screen.getByRole('alert').textContent).toContain('We could not save it.');
  expect(screen.getByRole('alert').textContent).toContain('r-7');
});
