import { describe, expect, it } from 'vitest';
import { hasRoom, type StorageFacts, storageRoom } from './storage-room.ts';

const unwatched: StorageFacts = { diskFreeBytes: null, limitBytes: null, bucketBytes: 500, reserveBytes: 10 };

describe('room for uploads', () => {
  it.each([
    ['nothing is watched', {}, null],
    ['a disk', { diskFreeBytes: 100 }, 90],
    ['a limit', { limitBytes: 600 }, 90],
    ['the disk is nearer', { diskFreeBytes: 50, limitBytes: 600 }, 40],
    ['the limit is nearer', { diskFreeBytes: 900, limitBytes: 600 }, 90],
    ['the reserve is in use', { diskFreeBytes: 4 }, -6],
    ['the limit was lowered', { limitBytes: 100 }, -410],
  ])('%s', (_, facts, room) => {
    expect(storageRoom({ ...unwatched, ...facts })).toBe(room);
  });

  it.each([
    [90, false, true],
    [91, false, false],
    [91, true, true],
    [95, true, true],
    [96, true, false],
  ])('%i bytes, begun: %s', (bytes, hasBegun, fits) => {
    expect(hasRoom({ ...unwatched, diskFreeBytes: 100 }, bytes, { hasBegun })).toBe(fits);
  });

  it('any size fits where nothing is watched', () => {
    expect(hasRoom(unwatched, Number.MAX_VALUE, { hasBegun: false })).toBe(true);
  });
});
