import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type MadeRecording, recordTurns } from '../../test/record-turns.ts';
import { readRecording } from './read-recording.ts';

const turns = [62, 55, 64, 54];
const read = (made: Partial<MadeRecording>) => {
  const repetitions = readRecording(recordTurns({ turnsDeg: turns, ...made }));
  if (typeof repetitions === 'string') throw new Error(repetitions);
  return repetitions;
};
const rejections = (made: Partial<MadeRecording>) => read(made).map(({ rejected }) => rejected);
const expectTruth = (made: Partial<MadeRecording>) => {
  const repetitions = read(made);
  const truth = made.turnsDeg ?? turns;
  expect(repetitions.map(({ rejected }) => rejected)).toEqual(truth.map(() => null));
  for (const [i, { turnDeg }] of repetitions.entries()) expect(Math.abs(turnDeg - (truth[i] ?? 0))).toBeLessThan(3);
};

describe('readRecording', () => {
  it.each<[string, Partial<MadeRecording>]>([
    ['as browsers name the axes', {}],
    ['as an earlier draft of the standard named them', { axes: 'drafted' }],
    ['gravity given downward', { gravity: 'down' }],
    ['radians', { unit: 'rad' }],
    ['radians, no orientation', { unit: 'rad', hasOrientation: false }],
    ['no orientation, gravity downward', { hasOrientation: false, gravity: 'down' }],
    ['no orientation, drafted axes', { hasOrientation: false, axes: 'drafted' }],
    ['30 Hz', { hz: 30 }],
    ['200 Hz', { hz: 200 }],
    ['a bias of two degrees per second', { biasDegPerS: [2, -2, 2] }],
    ['one sample in ten lost', { dropped: 0.1 }],
    ['a lean of ten degrees in each turn', { leanDeg: 10 }],
    ['the phone on its side', { mounting: { axis: [0, 0, 1], angleDeg: 90 } }],
  ])('reads the turns within three degrees: %s', (_, made) => {
    expectTruth(made);
  });

  it('reads the same turns with the phone mounted at any angle, by any browser', () => {
    fc.assert(
      fc.property(
        fc.record({
          seed: fc.integer({ min: 1, max: 1e6 }),
          mounting: fc.record({
            axis: fc.tuple(
              fc.integer({ min: -9, max: 9 }),
              fc.integer({ min: -9, max: 9 }),
              fc.integer({ min: 1, max: 9 }),
            ),
            angleDeg: fc.integer({ min: 0, max: 359 }),
          }),
          axes: fc.constantFrom('implemented', 'drafted'),
          unit: fc.constantFrom('deg', 'rad'),
          gravity: fc.constantFrom('up', 'down'),
          hz: fc.integer({ min: 30, max: 100 }),
          hasOrientation: fc.boolean(),
        }),
        (made) => expectTruth({ ...made, turnsDeg: [70, 40] }),
      ),
      { numRuns: 15 },
    );
  });

  it.each<[string, Partial<MadeRecording>, unknown[]]>([
    ['a slip', { slip: { turn: 1, deg: 12 } }, [null, 'did-not-come-back', null, null]],
    ['a silent sensor', { silentTurn: 2 }, [null, null, 'samples-missing', null]],
    ['bending instead of turning', { leanDeg: 30 }, turns.map(() => 'tilted')],
    ['turns that are none', { turnsDeg: [60, 2] }, [null, 'hardly-turned']],
    ['the wrong side', { turnsDeg: [60, -50] }, [null, 'other-way']],
    [
      'the wrong side first, without orientation',
      { turnsDeg: [-40, 55, 60, 50], hasOrientation: false },
      ['other-way', null, null, null],
    ],
    ['a turn on the feet', { turnsDeg: [170, 60] }, ['feet-moved', null]],
  ])('does not count %s', (_, made, expected) => {
    expect(rejections(made)).toEqual(expected);
  });

  it.each(['up', 'down'] as const)('reads turns while the orientation comes late or in part, gravity %s', (gravity) => {
    const { samples, prompts } = recordTurns({ turnsDeg: turns, gravity });
    const partly = samples.map((sample, i) => (i < 300 || i % 400 < 200 ? { ...sample, orientation: null } : sample));
    const repetitions = readRecording({ samples: partly, prompts });
    if (typeof repetitions === 'string') throw new Error(repetitions);
    expect(repetitions.map(({ rejected }) => rejected)).toEqual(turns.map(() => null));
    for (const [i, { turnDeg }] of repetitions.entries()) expect(Math.abs(turnDeg - (turns[i] ?? 0))).toBeLessThan(3);
  });

  it('does not take one hold in which the golfer creeps on for a sensor that drifts', () => {
    const { samples, prompts } = recordTurns({ turnsDeg: turns });
    const creeping = samples.map((sample) => {
      const [x, y, z] = sample.rotationRate;
      const creeps = sample.timeMs > 4100 && sample.timeMs < 6100;
      return { ...sample, rotationRate: [x, creeps ? y - 6 : y, z] as const };
    });
    expect(readRecording({ samples: creeping, prompts })).toMatchObject([
      { rejected: 'did-not-come-back' },
      ...Array(3).fill({ rejected: null }),
    ]);
  });

  it('counts the first turn of a phone that was held elsewhere before', () => {
    const { samples, prompts } = recordTurns({ turnsDeg: turns });
    const later = samples.map((sample) => ({ ...sample, timeMs: sample.timeMs + 7500 }));
    const flat = samples
      .filter(({ timeMs }) => timeMs < 7500 && timeMs % 2000 < 1800)
      .map((sample) => ({ ...sample, rotationRate: [0, 0, 0] as const, acceleration: [0, 0, 9.81] as const }));
    const elsewhere = flat.map((sample) => ({ ...sample, orientation: null }));
    const asked = prompts.map((prompt) => ({ ...prompt, atMs: prompt.atMs + 7500 }));
    const repetitions = readRecording({ samples: [...elsewhere, ...later], prompts: asked });
    expect(repetitions).toMatchObject(turns.map(() => ({ rejected: null })));
  });

  it('says why nothing can be read', () => {
    const whole = recordTurns({ turnsDeg: turns });
    const others = recordTurns({ turnsDeg: turns, mounting: { axis: [1, 2, 3], angleDeg: 200 } });
    expect(readRecording({ ...whole, samples: [] })).toBe('no-samples');
    expect(readRecording(recordTurns({ turnsDeg: turns, hz: 8 }))).toBe('too-few-samples');
    expect(readRecording(recordTurns({ turnsDeg: turns, driftDegPerS2: 0.5 }))).toBe('sensor-drifts');
    const mixed = whole.samples.map((sample, i) => ({
      ...sample,
      acceleration: others.samples[Math.floor(i / 40) % 2 ? i : 0]?.acceleration ?? sample.acceleration,
      orientation: null,
    }));
    expect(readRecording({ ...whole, samples: mixed })).toBe('sensors-disagree');
  });
});
