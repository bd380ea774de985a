// @vitest-environment jsdom
import { beforeEach, describe, expect, test } from 'vitest';
import {
  SentUpload,
  sentForm,
  server,
  someVideo,
  startServer,
  untilSent,
} from '../../../../test/fixtures/open-upload.tsx';
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

describe('a part that the server refuses with a 5xx', () => {
  /** Begins an upload and waits for its first part. */
  async function begin() {
    const state: { end: unknown } = { end: null };
    sendUpload(draftOf(form, null), { onProgress: () => {}, signal: new AbortController().signal }).then(
      (result) => {
        state.end = result;
      },
      (reason: unknown) => {
        state.end = reason;
      },
    );
    await untilSent(1);
    return state;
  }

  test('is sent again after waits that grow, from the byte that was stored', async () => {
    const state = await begin();
    await SentUpload.last.refuse(503, { share: 0.4 });
    await advance(0.7);
    expect(SentUpload.all).toHaveLength(1);
    await advance(0.6);
    expect(SentUpload.all).toHaveLength(2);
    expect(SentUpload.last.headers['upload-offset']).toBe('2000');
    // Bytes have arrived, so the waits begin again.
    await SentUpload.last.refuse(500);
    await advance(1.3);
    expect(SentUpload.all).toHaveLength(3);
    await SentUpload.last.refuse(502);
    await advance(1.4);
    expect(SentUpload.all).toHaveLength(3);
    await advance(1.2);
    expect(SentUpload.all).toHaveLength(4);
    expect(SentUpload.last.headers['upload-offset']).toBe('2000');
    await SentUpload.last.answer(200, { id: 'c5a3a0f0-56a4-4a3a-9c70-6a2f0e2f4d12' });
    await advance(1);
    expect(state.end).toMatchObject({ id: 'c5a3a0f0-56a4-4a3a-9c70-6a2f0e2f4d12' });
  });

  test('waits as long as the server asks', async () => {
    const state = await begin();
    await SentUpload.last.refuse(503, { retryAfter: '15' });
    await advance(14);
    expect([SentUpload.all.length, state.end]).toEqual([1, null]);
    await advance(5);
    expect([SentUpload.all.length, state.end]).toEqual([2, null]);
  });

  test('is not sent again automatically when the server asks for longer than a golfer watches', async () => {
    const state = await begin();
    await SentUpload.last.refuse(503, { retryAfter: '3600' });
    await advance(1);
    expect(state.end).toMatchObject({
      status: 503,
      retryAfterS: 3_600,
      body: { message: 'Please try again tomorrow.' },
    });
    await advance(4_000);
    expect(SentUpload.all).toHaveLength(1);
  });

  test('ends the upload after the last wait', async () => {
    const state = await begin();
    for (let sent = 1; sent <= 7; sent++) {
      expect([SentUpload.all.length, state.end]).toEqual([sent, null]);
      await SentUpload.last.refuse(503);
      await advance(10.1);
    }
    expect(state.end).toMatchObject({ status: 503 });
    expect(SentUpload.all).toHaveLength(7);
  });

  test('waits as the answer to the question where the upload was asks', async () => {
    await begin();
    SentUpload.failedReport = 503;
    SentUpload.reportRetryAfter = '20';
    await SentUpload.last.refuse(503);
    await advance(2);
    SentUpload.failedReport = null;
    await advance(17);
    expect(SentUpload.all).toHaveLength(1);
    await advance(8);
    expect(SentUpload.all).toHaveLength(2);
  });
});

test('the form is sent again when the server asks for it, and not before', async () => {
  const draft = draftOf(form, null);
  draft.sent.set('face-on', { file: nameFile(form.faceOn.file), url: '/api/swing-transfers/1', isWhole: true });
  const body = { code: 'not-ready', message: 'Later.', requestId: 'r-9' };
  server.commit = () => Response.json(body, { status: 503, headers: { 'retry-after': '15' } });
  let end: unknown = null;
  sendUpload(draft, { onProgress: () => {}, signal: new AbortController().signal }).then((result) => {
    end = result;
  });
  await advance(1);
  server.commit = () => Response.json({ id: 'c5a3a0f0-56a4-4a3a-9c70-6a2f0e2f4d12' });
  await advance(13);
  expect(end).toBeNull();
  await advance(6);
  expect(end).toMatchObject({ id: 'c5a3a0f0-56a4-4a3a-9c70-6a2f0e2f4d12' });
});
