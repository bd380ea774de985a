import { expect, it, test } from 'vitest';
import { compareRecordings } from './compare-recordings.ts';
import { type Recording, readRecording } from './read-recording.ts';

const nothing: Recording = { filmedAt: null, place: null };

test.each([
  [{}, nothing],
  [{ creation_time: '1904-01-01T00:00:00.000000Z' }, nothing],
  [{ creation_time: 'yesterday', location: 'here' }, nothing],
  [
    { creation_time: '2026-11-23T10:00:00.000000Z' },
    { filmedAt: { by: 'file', ms: Date.UTC(2026, 10, 23, 10) }, place: null },
  ],
  [
    { 'com.apple.quicktime.creationdate': '2026-11-23T11:30:00+0130', creation_time: '2026-12-01T00:00:00Z' },
    { filmedAt: { by: 'phone', ms: Date.UTC(2026, 10, 23, 10) }, place: null },
  ],
  [{ location: '+47.3769+008.5417/' }, { filmedAt: null, place: { latitudeDeg: 47.3769, longitudeDeg: 8.5417 } }],
  [
    { 'com.apple.quicktime.location.ISO6709': '-08.8090+115.2157+048.550/' },
    { filmedAt: null, place: { latitudeDeg: -8.809, longitudeDeg: 115.2157 } },
  ],
])('%j', (tags, recording) => {
  expect(readRecording(tags)).toEqual(recording);
});

const at = (hour: number, by: 'phone' | 'file' = 'phone'): Recording => ({
  filmedAt: { by, ms: Date.UTC(2026, 10, 23, hour) },
  place: null,
});

it('counts whole hours between the videos, across midnight too', () => {
  expect(compareRecordings(at(23), at(25))).toEqual({ hours: 2, kilometers: null });
  expect(compareRecordings(at(30), at(2))).toEqual({ hours: 28, kilometers: null });
});

it('does not compare the date of a phone with that of a copy', () => {
  expect(compareRecordings(at(10), at(50, 'file'))).toBeNull();
});

it('counts kilometers, and keeps no place', () => {
  const zurich = readRecording({ location: '+47.3769+008.5417/' });
  const bern = readRecording({ location: '+46.9480+007.4474/' });
  expect(compareRecordings(zurich, bern)).toEqual({ hours: null, kilometers: 95 });
  expect(compareRecordings(zurich, zurich)).toEqual({ hours: null, kilometers: 0 });
  expect(compareRecordings(zurich, nothing)).toBeNull();
});
