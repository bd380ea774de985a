import { describe, expect, it } from 'vitest';
import { type Claims, compare, type Listed, type Required } from './compare.ts';
import { describeFinding, repairOf } from './finding.ts';

const old = new Date('2026-01-01T00:00:00Z');
const storedBefore = new Date('2026-01-02T00:00:00Z');
const original: Required = { kind: 'original', analysisId: 'a', isAnalyzed: true };
const output: Required = { kind: 'output', analysisId: 'a' };

const claims = (required: Record<string, Required>, ...prefixes: string[]): Claims => ({
  required: new Map(Object.entries(required)),
  prefixes: new Set(prefixes),
});
const listing = (...keys: string[]): Listed => ({
  objects: new Map(keys.map((key) => [key, { bytes: 1_000_000, modifiedAt: old }])),
  parts: [],
});
const nothing = claims({});
const find = (listed: Listed, before: Claims, after = before) =>
  compare(listed, [before, after], storedBefore).map(describeFinding);

describe('nothing is found', () => {
  it.each([
    ['an object that a row names', listing('uploads/a/x'), claims({ 'uploads/a/x': original }), undefined],
    ['an upload that is arriving', listing('uploads/a/x'), claims({}, 'uploads/a/'), undefined],
    ['files of a running attempt', listing('analyses/a/2/x.mp4'), claims({}, 'analyses/a/2/'), undefined],
    [
      'a swing that was stored during the listing',
      listing('uploads/a/x'),
      nothing,
      claims({ 'uploads/a/x': original }),
    ],
    ['a swing that was stored after it', listing(), nothing, claims({ 'uploads/a/x': original })],
    ['a swing that was removed meanwhile', listing(), claims({ 'uploads/a/x': original }), nothing],
    ['one whose files were going', listing('uploads/a/x'), claims({}, 'uploads/a/'), nothing],
  ])('%s', (_, listed, before, after) => {
    expect(find(listed, before, after)).toEqual([]);
  });

  it('an object that is younger than the limit', () => {
    expect(compare(listing('uploads/a/x'), [nothing, nothing], old)).toEqual([]);
  });
});

it.each([
  [
    'an object without a row',
    listing('uploads/a/x'),
    nothing,
    'object without a row: uploads/a/x (1.0 MB). Repair: removed',
  ],
  [
    'a file of another attempt',
    listing('analyses/a/1/x.mp4'),
    claims({}, 'analyses/a/2/', 'analyses/a/10/'),
    'object without a row: analyses/a/1/x.mp4 (1.0 MB). Repair: removed',
  ],
  [
    'the original of an analyzed swing',
    listing(),
    claims({ 'uploads/a/x': original }),
    'row without an object: uploads/a/x, the upload of an analyzed swing. Repair: noted as removed',
  ],
  [
    'one of two originals',
    listing('uploads/a/y'),
    claims({ 'uploads/a/x': original, 'uploads/a/y': original }),
    'row without an object: uploads/a/x, one of two uploaded videos. No repair: the other one is there, and nothing reads them again',
  ],
  [
    'an original that is still to be analyzed',
    listing(),
    claims({ 'uploads/a/x': { ...original, isAnalyzed: false } }),
    'row without an object: uploads/a/x, an upload that waits for its analysis. No repair: it fails, and the golfer gets the upload back',
  ],
  [
    'a file of an analysis',
    listing(),
    claims({ 'analyses/a/1/x.mp4': output }),
    'row without an object: analyses/a/1/x.mp4, a file of an analysis. No repair: put it back from a backup, objects/analyses/a/1/x.mp4',
  ],
])('finds %s', (_, listed, rows, text) => {
  expect(find(listed, rows)).toEqual([text]);
});

it('finds parts without a row', () => {
  const parts = [{ key: 'uploads/a/x', uploadId: '1', begunAt: old }];
  const [finding] = compare({ objects: new Map(), parts }, [nothing, nothing], storedBefore);
  expect(finding && [finding.kind, repairOf(finding)]).toEqual(['parts', 'abort']);
});
