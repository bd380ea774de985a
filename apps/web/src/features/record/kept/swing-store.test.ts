// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openDeviceDatabase } from '../../../../test/fixtures/small-indexed-db.ts';
import type { FilmedSwing } from '../recorder/recorder.ts';
import { swingSpaceBytes } from './choose-to-remove.ts';
import { noteNoSwings, noteOwner } from './swing-flag.ts';
import { changeSwing, deleteAllSwings, deleteSwing, keepSwing, listSwings } from './swing-store.ts';

const golfer = 'golfer-1';
/** Result of the device's next transactions. */
let writing: () => Promise<void>;
beforeEach(() => {
  writing = async () => undefined;
  openDeviceDatabase(undefined, () => writing());
});
afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

/** A swing of a minute, whose file says that it is as large as `bytes`. */
function swing(minute: number, bytes = 1000): FilmedSwing {
  const file = Object.defineProperty(new File(['video'], `swing-${minute}.mp4`), 'size', { value: bytes });
  const filmedAt = new Date(2026, 10, 23, 9, minute);
  return { file, view: 'face-on', handedness: 'right', filmedAt, seconds: 6, framesPerSecond: 59.9, impactS: 3 };
}
const names = async (userId = golfer) => (await listSwings(userId)).map(({ file }) => file.name);

test('swings are listed with what was counted, the newest first', async () => {
  await keepSwing(golfer, swing(1));
  await keepSwing(golfer, swing(2));
  const [newest, oldest] = await listSwings(golfer);
  expect(newest).toMatchObject({ framesPerSecond: 59.9, impactS: 3, isKept: false });
  expect([newest?.file.name, oldest?.file.name]).toEqual(['swing-2.mp4', 'swing-1.mp4']);
});

test('a page without a swing opens no database', async () => {
  vi.stubGlobal('indexedDB', undefined);
  expect(await listSwings(golfer)).toEqual([]);
  await deleteAllSwings();
});

test('the oldest swing that is not kept leaves when the space is full', async () => {
  for (const minute of [1, 2, 3]) await keepSwing(golfer, swing(minute, 0.3 * swingSpaceBytes));
  const oldest = (await listSwings(golfer)).at(-1);
  await changeSwing(oldest?.id ?? '', { isKept: true });
  expect(await keepSwing(golfer, swing(4, 0.3 * swingSpaceBytes))).toBeNull();
  expect(await names()).toEqual(['swing-4.mp4', 'swing-3.mp4', 'swing-1.mp4']);
});

test('a swing for which the kept ones leave no space is not saved, and they stay', async () => {
  await keepSwing(golfer, swing(1, 0.9 * swingSpaceBytes));
  for (const { id } of await listSwings(golfer)) await changeSwing(id, { isKept: true });
  expect(await keepSwing(golfer, swing(2, 0.3 * swingSpaceBytes))).toBe('full');
  expect(await names()).toEqual(['swing-1.mp4']);
});

test('a phone without space keeps what it had', async () => {
  await keepSwing(golfer, swing(1, 0.9 * swingSpaceBytes));
  writing = () => Promise.reject(new DOMException('no space', 'QuotaExceededError'));
  expect(await keepSwing(golfer, swing(2, 0.3 * swingSpaceBytes))).toBe('full');
  writing = async () => undefined;
  expect(await names()).toEqual(['swing-1.mp4']);
});

test('a browser that keeps nothing says so', async () => {
  vi.stubGlobal('indexedDB', undefined);
  expect(await keepSwing(golfer, swing(1))).toBe('unavailable');
});

test('the swings of another golfer are deleted and not shown', async () => {
  await keepSwing(golfer, swing(1));
  expect(await names('golfer-2')).toEqual([]);
  expect(await names(golfer)).toEqual([]);
});

test('a first look is kept with its swing, unless the swing was deleted meanwhile', async () => {
  await keepSwing(golfer, swing(1));
  const [{ id } = { id: '' }] = await listSwings(golfer);
  await changeSwing(id, { look: null });
  expect(await listSwings(golfer)).toMatchObject([{ look: null }]);
  await deleteSwing(id);
  await changeSwing(id, { look: null });
  expect(await listSwings(golfer)).toEqual([]);
});

test('a swing that is listed again has the same file, also after a change', async () => {
  await keepSwing(golfer, swing(1));
  const [before] = await listSwings(golfer);
  await changeSwing(before?.id ?? '', { isKept: true });
  const [after] = await listSwings(golfer);
  expect(after?.isKept).toBe(true);
  expect(after?.file).toBe(before?.file);
});

test('a golfer who leaves deletes every swing', async () => {
  await keepSwing(golfer, swing(1));
  await deleteAllSwings();
  expect(await names()).toEqual([]);
});

test('swings that could not be deleted are deleted by the next page', async () => {
  await keepSwing(golfer, swing(1));
  writing = () => Promise.reject(new DOMException('busy', 'AbortError'));
  await deleteAllSwings();
  writing = async () => undefined;
  expect(await names()).toEqual(['swing-1.mp4']);
  await deleteAllSwings();
  expect(await names()).toEqual([]);
});

test('two simultaneous changes are both kept, and a deleted swing does not come back', async () => {
  await keepSwing(golfer, swing(1));
  const [{ id } = { id: '' }] = await listSwings(golfer);
  await Promise.all([changeSwing(id, { isKept: true }), changeSwing(id, { look: null })]);
  expect(await listSwings(golfer)).toMatchObject([{ isKept: true, look: null }]);
  await Promise.all([changeSwing(id, { isKept: false }), deleteSwing(id)]);
  expect(await listSwings(golfer)).toEqual([]);
});

test('swings that are kept simultaneously use no more than the space', async () => {
  await Promise.all([1, 2, 3].map((minute) => keepSwing(golfer, swing(minute, 0.4 * swingSpaceBytes))));
  expect(await names()).toEqual(['swing-3.mp4', 'swing-2.mp4']);
});

test('a swing that ends after the log-out is not written', async () => {
  await keepSwing(golfer, swing(1));
  noteOwner('ended');
  const [, problem] = await Promise.all([deleteAllSwings(), keepSwing(golfer, swing(2))]);
  expect(problem).toBe('unavailable');
  noteNoSwings();
  await keepSwing(golfer, swing(3));
  expect(await names()).toEqual(['swing-3.mp4']);
});

test('a browser that remembers nothing of a swing does not keep it', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('no storage', 'SecurityError');
  });
  expect(await keepSwing(golfer, swing(1))).toBe('unavailable');
  vi.restoreAllMocks();
});
