import { describe, expect, it } from 'vitest';
import { hasRoom, type StorageFacts, storageRoom } from './storage-room.ts';

const nothingArrives = { arrivingBytes: 0, unstoredBytes: 0 };
const unwatched: StorageFacts = {
  diskFreeBytes: null,
  limitBytes: null,
  bucketBytes: 500,
  reserveBytes: 10,
  ...nothingArrives,
};

describe('room for uploads', () => {
  it.each([
    ['nothing is watched', {}, null],
    ['a disk', { diskFreeBytes: 100 }, 90],
    ['a limit', { limitBytes: 600 }, 90],
    ['the disk is nearer', { diskFreeBytes: 50, limitBytes: 600 }, 40],
    ['the limit is nearer', { diskFreeBytes: 900, limitBytes: 600 }, 90],
    ['the reserve is in use', { diskFreeBytes: 4 }, -6],
    ['the limit was lowered', { limitBytes: 100 }, -410],
    ['uploads arrive in a bucket', { limitBytes: 600, arrivingBytes: 60, unstoredBytes: 20 }, 30],
    ['uploads arrive on a disk', { diskFreeBytes: 100, arrivingBytes: 60, unstoredBytes: 20 }, 70],
    ['what arrives leaves less of the bucket', { diskFreeBytes: 90, limitBytes: 600, arrivingBytes: 60 }, 30],
    ['uploads arrive, and nothing is watched', { arrivingBytes: 60, unstoredBytes: 20 }, null],
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

  it.each([
    [40, false, true],
    [41, false, false],
    [95, true, true],
    [96, true, false],
  ])('%i bytes beside 50 that arrive, begun: %s', (bytes, hasBegun, fits) => {
    const facts = { ...unwatched, diskFreeBytes: 100, arrivingBytes: 70, unstoredBytes: 50 };
    expect(hasRoom(facts, bytes, { hasBegun })).toBe(fits);
  });

  it('any size fits where nothing is watched', () => {
    expect(hasRoom(unwatched, Number.MAX_VALUE, { hasBegun: false })).toBe(true);
  });
});
