// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { shareFile } from './share-file.ts';

const file = new File(['picture'], 'trueswing-driver.jpg', { type: 'image/jpeg' });
const saved: string[] = [];
beforeEach(() => {
  saved.length = 0;
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:picture', revokeObjectURL: () => undefined }));
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const deviceWith = (share: (data: ShareData) => Promise<void>, canShare = true) =>
  vi.stubGlobal('navigator', { canShare: () => canShare, share });

test('goes to the share sheet of the device', async () => {
  const shared: ShareData[] = [];
  deviceWith(async (data) => void shared.push(data));
  expect(await shareFile(file)).toBe('shared');
  expect([shared[0]?.files, saved]).toEqual([[file], []]);
});

test('is not saved when the golfer closes the share sheet', async () => {
  deviceWith(() => Promise.reject(new DOMException('closed', 'AbortError')));
  expect(await shareFile(file)).toBe('canceled');
  expect(saved).toEqual([]);
});

test.each([
  ['has no share sheet', () => vi.stubGlobal('navigator', {})],
  ['shares no files', () => deviceWith(() => Promise.reject(new Error('not called')), false)],
  [
    'refuses, since the tap was too long ago',
    () => deviceWith(() => Promise.reject(new DOMException('', 'NotAllowedError'))),
  ],
])('is saved where the device %s', async (_why, prepare) => {
  prepare();
  expect(await shareFile(file)).toBe('saved');
  expect(saved).toEqual(['trueswing-driver.jpg']);
});
