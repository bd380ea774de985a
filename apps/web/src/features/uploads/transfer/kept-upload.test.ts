// @vitest-environment jsdom
import { transferLifetimeMs } from '@trueswing/contracts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type DeviceDatabase, openDeviceDatabase } from '../../../../test/fixtures/small-indexed-db.ts';
import { emptyForm } from '../upload-fields.ts';
import { draftOf } from './draft.ts';
import { deleteAllKept, deleteKeptUpload, keepSent, keepUpload, takeKeptUpload } from './kept-upload.ts';

const flag = 'trueswing.unfinished-upload';
const userId = 'golfer-1';
const draft = draftOf({ ...emptyForm, club: '7-iron', handedness: 'right' }, null);
const sent = new Map([['face-on' as const, { file: 'swing.mp4', url: '/api/swing-transfers/1', isWhole: true }]]);

let device: DeviceDatabase;
beforeEach(() => {
  device = openDeviceDatabase();
});
afterEach(async () => {
  await deleteAllKept();
  localStorage.clear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** The lock of the browser, while another tab may hold it. */
function shareLocks({ isTaken }: { isTaken: boolean }): void {
  const request = async (_name: string, _options: object, use: (lock: object | null) => unknown) =>
    await use(isTaken ? null : {});
  vi.stubGlobal('navigator', { locks: { request } });
}

test('an upload is kept with what has been sent of it', async () => {
  expect(await keepUpload({ userId, draft })).toBe(true);
  await keepSent(sent);
  expect(await takeKeptUpload(userId)).toEqual({ ...draft, sent });
});

test('an upload that is canceled while it is written is not kept', async () => {
  const keeping = keepUpload({ userId, draft });
  await deleteKeptUpload();
  expect(await keeping).toBe(true);
  expect(device.size).toBe(0);
  expect(localStorage.getItem(flag)).toBeNull();
});

test('a page that is closed while it deletes its videos does not send them later', async () => {
  await keepUpload({ userId, draft });
  vi.stubGlobal('indexedDB', undefined);
  await deleteKeptUpload();
  openDeviceDatabase(device);
  expect(await takeKeptUpload(userId)).toBeNull();
  expect(device.size).toBe(0);
});

test('a browser that saves nothing keeps no videos', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('blocked');
  });
  expect(await keepUpload({ userId, draft })).toBe(false);
  expect(device.size).toBe(0);
});

test('an upload that the server has discarded by now is deleted, and so is another golfer’s', async () => {
  vi.useFakeTimers();
  await keepUpload({ userId, draft });
  vi.setSystemTime(Date.now() + transferLifetimeMs);
  expect(await takeKeptUpload(userId)).toBeNull();
  expect(device.size).toBe(0);
  await keepUpload({ userId, draft });
  expect(await takeKeptUpload('golfer-2')).toBeNull();
  expect(device.size).toBe(0);
});

test('an upload that another tab sends is neither taken nor replaced, and is deleted only when the session ends', async () => {
  shareLocks({ isTaken: false });
  await keepUpload({ userId, draft });
  vi.resetModules();
  const otherTab = await import('./kept-upload.ts');
  shareLocks({ isTaken: true });
  expect(await otherTab.takeKeptUpload(userId)).toBeNull();
  expect(await otherTab.keepUpload({ userId, draft })).toBe(false);
  await otherTab.deleteKeptUpload();
  expect(device.size).toBe(2);
  await otherTab.deleteAllKept();
  expect(device.size).toBe(0);
});
