import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { allowances, judgeSoak } from './judge-soak.ts';
import type { Sample, SoakRecord } from './soak-record.ts';

const places = Array.from({ length: 120 }, (_, place) => place);
const steady = (value: number) => (_place: number) => value;
/** Rises evenly from the first sample to the last one. */
const ramp = (from: number, to: number) => (place: number) => from + ((to - from) * place) / (places.length - 1);

interface Course {
  memoryMb?: (place: number) => number;
  dataMb?: (place: number) => number;
  jobs?: (place: number) => number;
  p99Ms?: (window: number) => number;
  errors?: (window: number) => number;
}

function recordOf({
  memoryMb = steady(100),
  dataMb = steady(3),
  jobs = steady(2),
  p99Ms = steady(40),
  errors = steady(0),
}: Course) {
  const sampleAt = (place: number): Sample => ({
    atS: place * 30,
    memoryMb: { gateway: memoryMb(place) },
    dataMb: { Redis: dataMb(place) },
    counts: { jobs: jobs(place) },
  });
  const windows = places.slice(0, 12).map((window) => ({
    requests: 1_000,
    errors: errors(window),
    p50Ms: 10,
    p99Ms: p99Ms(window),
  }));
  return { samples: places.map(sampleAt), windows } satisfies SoakRecord;
}

const problemsOf = (record: SoakRecord) =>
  judgeSoak(record).flatMap(({ kind, problem }) => (problem ? [`${kind} ${problem}`] : []));
const problemsWhen = (course: Course) => problemsOf(recordOf(course));

describe('judgeSoak', () => {
  test('names each series with its medians and the greatest value that holds', () => {
    expect(judgeSoak(recordOf({}))).toEqual([
      { kind: 'errors', subject: 'failed calls', unit: '', first: 0, last: 0, most: 0, problem: undefined },
      { kind: 'p99', subject: 'latency', unit: 'ms', first: 40, last: 40, most: 48, problem: undefined },
      { kind: 'memory', subject: 'gateway', unit: 'MB', first: 100, last: 100, most: 105, problem: undefined },
      { kind: 'data', subject: 'Redis', unit: 'MB', first: 3, last: 3, most: 4, problem: undefined },
      { kind: 'count', subject: 'jobs', unit: '', first: 2, last: 2, most: 5, problem: undefined },
    ]);
  });

  test.each<[string, Course, string[]]>([
    ['memory that grows during the warm-up alone holds', { memoryMb: (at) => (at < 20 ? 50 : 100) }, []],
    ['memory that grows by a step of 6 % does not', { memoryMb: (at) => (at < 70 ? 100 : 106) }, ['memory grew']],
    ['memory that grows by a step of 4 % holds', { memoryMb: (at) => (at < 70 ? 100 : 104) }, []],
    ['a small process may grow by the floor', { memoryMb: (at) => (at < 70 ? 10 : 13.9) }, []],
    ['a small process may not grow by more', { memoryMb: (at) => (at < 70 ? 10 : 14.1) }, ['memory grew']],
    ['memory that falls holds', { memoryMb: ramp(300, 100) }, []],
    ['memory that goes up and down as garbage does holds', { memoryMb: (at) => 100 + (at % 5) * 10 }, []],
    ['peaks of memory hold', { memoryMb: (at) => (at % 10 === 0 ? 900 : 100) }, []],
    ['a slow leak is found by its steady rise', { memoryMb: ramp(100, 107) }, ['memory rose steadily']],
    ['a steady rise of a trifle holds', { memoryMb: ramp(100, 102) }, []],
    ['a process that has ended is not measured', { memoryMb: steady(0) }, ['memory was not measured']],
    ['data that grow by more than their floor do not hold', { dataMb: ramp(3, 6) }, ['data grew']],
    ['latency that grows by a quarter does not hold', { p99Ms: (at) => (at < 6 ? 40 : 50) }, ['p99 grew']],
    ['one slow window holds', { p99Ms: (at) => (at === 10 ? 4_000 : 40) }, []],
    ['a window without an answer is not measured', { p99Ms: (at) => (at === 5 ? NaN : 40) }, ['p99 was not measured']],
    ['a queue that grows does not hold', { jobs: ramp(0, 20) }, ['count grew']],
    ['a queue that is long at times holds', { jobs: (at) => (at % 4 === 0 ? 30 : 1) }, []],
    ['one failed call, in the warm-up too, does not hold', { errors: (at) => Number(at === 0) }, ['errors happened']],
  ])('%s', (_, course, problems) => {
    expect(problemsWhen(course)).toEqual(problems);
  });

  test('a run that is too short for thirds proves nothing', () => {
    const { samples, windows } = recordOf({});
    const short = { samples: samples.slice(0, 2), windows: windows.slice(0, 2) };
    expect(problemsOf(short)).toEqual([
      'p99 was not measured',
      'memory was not measured',
      'data was not measured',
      'count was not measured',
    ]);
    expect(problemsOf({ samples: [], windows: [] })).toEqual(['errors was not measured', 'p99 was not measured']);
  });

  test('a series that is missing in a sample is not measured', () => {
    const { samples, windows } = recordOf({});
    const gap = samples.map((sample, place) => (place === 60 ? { ...sample, counts: {} } : sample));
    expect(problemsOf({ samples: gap, windows })).toEqual(['count was not measured']);
  });

  test('a leak above the allowed growth between the thirds is found whatever the noise', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 20, max: 2_000 }),
        fc.array(fc.double({ min: -1, max: 1, noNaN: true })),
        (base, noise) => {
          const allowed = Math.max(base * allowances.memory.share, allowances.memory.floor);
          const wobble = (at: number) => ((noise[at % Math.max(1, noise.length)] ?? 0) * allowed) / 4;
          // The medians of the thirds are 55 % of the run apart.
          const leaking = ramp(base, base + allowed * 4);
          expect(problemsWhen({ memoryMb: (at) => leaking(at) + wobble(at) })).toEqual(['memory grew']);
        },
      ),
    );
  });

  test('noise without growth holds', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 2_000 }),
        fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 1 }),
        (base, noise) => {
          const growth = Math.min(base, allowances.memory.floor) * 0.9;
          const at = (place: number) => base + (noise[place % noise.length] ?? 0) * growth * 0.5;
          expect(problemsWhen({ memoryMb: at })).toEqual([]);
        },
      ),
    );
  });

  test('more in the last third is never judged better', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 100, noNaN: true }),
        fc.double({ min: 0, max: 100, noNaN: true }),
        (one, other) => {
          const grew = (by: number) => problemsWhen({ jobs: (at) => (at < 80 ? 10 : 10 + by) }).length;
          expect(grew(Math.max(one, other))).toBeGreaterThanOrEqual(grew(Math.min(one, other)));
        },
      ),
    );
  });
});
