import {
  type AnalysisResult,
  analysisResultSchema,
  listedResultSchema,
  shownResultSchema,
  swingEventNames,
} from '@trueswing/contracts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawAnalysis } from '../../../test/sample-analyses.ts';
import { seededRandom } from '../../../test/seeded-random.ts';
import { listResult, showResult } from './show-result.ts';
import { listResultAsJson, showResultAsJson } from './show-result-as-json.ts';
import { storeResult } from './store-result.ts';
import { writeTexts } from './write-texts.ts';

function drawResult(seed: number): AnalysisResult {
  const input = drawAnalysis(seededRandom(seed));
  const { measurements, findings, handedness } = input;
  const timeBase = { fps: 60, frames: 180, variable: false, duplicates: 0, slowMotionFactor: 1, trusted: true };
  const events = Object.fromEntries(
    swingEventNames.map((name, index) => [name, { frame: index, timeS: index / 60, confidence: 0.9 }]),
  );
  return analysisResultSchema.parse({
    algorithm: 'test',
    poseModel: 'full',
    writer: 'deterministic',
    faceOn: { view: 'face-on', handedness, timeBase, events, measurements, warnings: ['Zoë: 92° ± 9° 🏌️'] },
    downTheLine: null,
    measurements,
    findings,
    ...writeTexts(input),
    warnings: [],
    timingsMs: {},
  });
}
const seeds = fc.integer({ min: 0, max: 1_000_000 });

it('says the same as the stored result, in ASCII', () => {
  fc.assert(
    fc.property(seeds, (seed) => {
      const { result: stored, shown, listed, shown_form } = storeResult(drawResult(seed), 'form');
      const result = analysisResultSchema.parse(JSON.parse(stored));
      expect(shown_form).toBe('form');
      expect([shown, listed]).toEqual([showResultAsJson(result), listResultAsJson(result)]);
      expect(shown + listed).toMatch(/^[ -~]*$/);
      expect(JSON.parse(shown)).toEqual(JSON.parse(JSON.stringify(showResult(result))));
      expect(JSON.parse(listed)).toEqual(JSON.parse(JSON.stringify(listResult(result))));
      expect(listed.length).toBeLessThan(shown.length / 2);
    }),
    { numRuns: 30 },
  );
});

describe('a result that the contract rejects', () => {
  /** All values inside a value, by the properties that lead to them. */
  function* pathsOf(value: unknown, path: string[] = []): Generator<string[]> {
    if (path.length > 0) yield path;
    if (typeof value !== 'object' || value === null) return;
    for (const [key, inner] of Object.entries(value)) yield* pathsOf(inner, [...path, key]);
  }
  function replaceAt(value: unknown, [key, ...rest]: readonly string[], by: unknown): unknown {
    if (key === undefined) return by;
    const copy = (Array.isArray(value) ? [...value] : { ...(value as object) }) as Record<string, unknown>;
    copy[key] = replaceAt(copy[key], rest, by);
    return copy;
  }
  const forms = [
    [showResultAsJson, shownResultSchema],
    [listResultAsJson, listedResultSchema],
  ] as const;
  const wrong = fc.constantFrom<unknown>(Number.NaN, Number.POSITIVE_INFINITY, undefined, null, 'text', -7.5, [], {}, [
    {},
  ]);

  it('is never written: what is written has the form of the contract', () => {
    let refused = 0;
    fc.assert(
      fc.property(seeds, fc.nat(), wrong, (seed, place, by) => {
        const result = drawResult(seed % 20);
        const paths = [...pathsOf(result)];
        const broken = replaceAt(result, paths[place % paths.length] ?? [], by) as AnalysisResult;
        for (const [toJson, schema] of forms) {
          let stored: unknown;
          try {
            stored = JSON.parse(toJson(broken));
          } catch {
            refused += 1;
            continue;
          }
          expect(schema.parse(stored)).toEqual(stored);
        }
      }),
      { numRuns: 500 },
    );
    expect(refused).toBeGreaterThan(100);
  });

  it('has no number where one is missing, since JSON would make it null', () => {
    const broken = drawResult(1);
    const withoutNumber = { ...broken, measurements: { tempoRatio: { ...some, value: Number.NaN } } };
    expect(() => showResultAsJson(withoutNumber)).toThrow();
    expect(() => showResultAsJson({ ...broken, measurements: { tempoRatio: some } })).not.toThrow();
  });
});

const some = { value: 3, plusMinus: 0.4, at: 'swing', confidence: 0.9 } as const;
