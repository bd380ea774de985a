import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countRate, openPacketRing, type StoredPacket } from './packet-ring.ts';

const packet = (timeS: number, isKey: boolean, bytes = 100): StoredPacket => ({
  data: new Uint8Array(bytes),
  isKey,
  timeS,
});
const film = (seconds: number, fps: number, keyEvery = 15, bytes = 100): StoredPacket[] =>
  Array.from({ length: Math.round(seconds * fps) }, (_, i) => packet(5 + i / fps, i % keyEvery === 0, bytes));

describe('the ring', () => {
  it('holds its seconds, whatever the rate and the key pictures', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 40 }),
        fc.integer({ min: 10, max: 120 }),
        fc.integer({ min: 1, max: 60 }),
        (seconds, fps, keyEvery) => {
          const ring = openPacketRing({ seconds: 8, bytes: 1e9 });
          const added = film(seconds, fps, keyEvery);
          for (const each of added) ring.add(each);
          const lastS = ring.lastS() ?? 0;
          const slice = ring.slice(lastS - 8, lastS);
          expect(slice[0]?.isKey).toBe(true);
          expect(slice[0]?.timeS).toBeLessThanOrEqual(Math.max(5, lastS - 8) + 1e-9);
          expect(slice).toEqual(added.slice(added.length - slice.length));
          expect(ring.slice(0, lastS).length).toBeLessThanOrEqual(8 * fps + 2 * keyEvery + 1);
        },
      ),
    );
  });

  it('holds less where the bytes are many, and starts with a key picture all the same', () => {
    const ring = openPacketRing({ seconds: 100, bytes: 10_000 });
    for (const each of film(20, 30, 15, 100)) ring.add(each);
    const held = ring.slice(0, 100);
    expect(held[0]?.isKey).toBe(true);
    expect(held.length).toBeLessThanOrEqual(100 + 15);
  });

  it('cuts from the key picture before a time', () => {
    const ring = openPacketRing({ seconds: 10, bytes: 1e9 });
    for (const each of film(6, 30)) ring.add(each);
    const slice = ring.slice(7.2, 8);
    expect(slice[0]).toMatchObject({ timeS: 7, isKey: true });
    expect(slice.at(-1)?.timeS).toBeCloseTo(8);
  });

  it('takes nothing before the first key picture, and nothing twice', () => {
    const ring = openPacketRing({ seconds: 10, bytes: 1e9 });
    ring.add(packet(1, false));
    expect(ring.lastS()).toBeNull();
    ring.add(packet(2, true));
    ring.add(packet(2, false));
    expect(ring.slice(0, 9)).toHaveLength(1);
    ring.clear();
    expect(ring.slice(0, 9)).toEqual([]);
  });
});

it('counts the frame rate from the packets, where they are enough', () => {
  expect(countRate(film(3, 24))).toBeCloseTo(24);
  expect(countRate(film(0.3, 24))).toBeNull();
});
