import { describe, expect, it } from 'vitest';
import { sayMoments } from './say-moments.ts';
import { type LookProblem, sayProblem } from './say-problem.ts';

describe('a problem', () => {
  it.each<LookProblem>([
    { kind: 'few-frames' },
    { kind: 'dark' },
    { kind: 'no-golfer' },
    { kind: 'no-swing' },
    { kind: 'partial-swing' },
    { kind: 'no-address' },
    { kind: 'no-impact' },
    { kind: 'too-far' },
    { kind: 'camera-moves' },
    { kind: 'tilted' },
    { kind: 'cut-off', edge: 'head' },
    { kind: 'cut-off', edge: 'feet' },
    { kind: 'cut-off', edge: 'side' },
    { kind: 'wrong-view', wanted: 'face-on' },
    { kind: 'wrong-view', wanted: 'down-the-line' },
  ])('is said with its reason and what to do: $kind', (problem) => {
    expect(sayProblem(problem)).toMatch(/^Film again because [^.]+\. [A-Z][^.]+\.$/);
  });

  it('of the view names the one that is asked for', () => {
    expect(sayProblem({ kind: 'wrong-view', wanted: 'face-on' })).toContain('facing your chest');
    expect(sayProblem({ kind: 'wrong-view', wanted: 'down-the-line' })).toContain('behind your hands');
  });
});

describe('the moments', () => {
  const moments = { topS: 1.234, impactS: 1.5 };
  const tempo = { value: 3.04, plusMinus: 0.42, at: 'swing' as const, confidence: 1 };

  it.each([
    [{ moments, tempo }, 'Top at 1.2 s. Impact at 1.5 s. Tempo about 3.0 ± 0.4 to 1.'],
    [
      { moments, tempo: { ...tempo, ratioInterval: { low: 2.7, high: 3.5 } } },
      'Top at 1.2 s. Impact at 1.5 s. Tempo about 3.0 (2.7–3.5) to 1.',
    ],
    [{ moments, tempo: null }, 'Top at 1.2 s. Impact at 1.5 s.'],
    [{ moments: null, tempo: null }, null],
  ])('are said in short sentences', (look, sentence) => {
    expect(sayMoments(look)).toBe(sentence);
  });
});
