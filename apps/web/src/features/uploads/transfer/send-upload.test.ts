// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { SentUpload, sentForm, server, someVideo, startServer } from '../../../../test/fixtures/open-upload.tsx';
import { advance } from '../../../../test/fixtures/test-page.ts';
import { emptyForm } from '../upload-fields.ts';
import { draftOf, nameFile } from './draft.ts';
import { sendUpload } from './send-upload.ts';

beforeEach(startServer);

const form = {
  ...emptyForm,
  club: '7-iron' as const,
  handedness: 'right' as const,
  faceOn: { file: someVideo(), facts: null },
};

test('an upload that was canceled while its sender was loaded sends nothing', async () => {
  const sending = { onProgress: () => {}, signal: AbortSignal.abort() };
  await expect(sendUpload(draftOf(form, null), sending)).rejects.toThrow('abort');
  await advance(1);
  expect(SentUpload.all).toHaveLength(0);
  expect(sentForm).toBeNull();
});

test('an upload that is canceled while the server restarts ends immediately, not after the wait', async () => {
  const draft = draftOf(form, null);
  draft.sent.set('face-on', { file: nameFile(form.faceOn.file), url: '/api/swing-transfers/1', isWhole: true });
  server.commit = () => Response.json({ code: 'not-ready', message: 'Later.', requestId: 'r-9' }, { status: 503 });
  const controller = new AbortController();
  let end: unknown = null;
  sendUpload(draft, { onProgress: () => {}, signal: controller.signal }).catch((reason: unknown) => {
    end = reason;
  });
  await advance(0.5);
  expect(end).toBeNull();
  const reason = new Error('canceled');
  controller.abort(reason);
  await advance(0.01);
  expect(end).toBe(reason);
});
