import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawAnalysis } from '../../test/sample-analyses.ts';
import { seededRandom } from '../../test/seeded-random.ts';
import { writeTexts } from '../text/write-texts.ts';
import { chooseVerdict } from './choose-verdict.ts';

describe('any analysis', () => {
  const numbersOf = (text: string) => text.match(/\d+(?:\.\d+)?/g) ?? [];
  const anyInput = fc.nat().map((seed) => drawAnalysis(seededRandom(seed)));

  it('has a step, what it changes and what to try, each of at most 12 words, with a drill and a reason', () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const { sentence, tip, drill, reason, ...rest } = chooseVerdict(input);
        const short = [sentence, `Try it: ${tip}`, ...('detail' in rest ? [rest.detail] : [])];
        for (const text of short) {
          expect(text.split(/\s+/).length).toBeLessThanOrEqual(12);
          expect(text).not.toMatch(/nothing|could not|undefined|NaN|null|−/i);
        }
        for (const text of [...short, tip, drill, reason]) expect(text).toMatch(/^[A-Z].*[.]$/s);
      }),
      { numRuns: 120 },
    );
  });

  it('is an action with the goal, not a diagnosis', () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const { kind, sentence } = chooseVerdict(input);
        expect(sentence).toMatch(/^(?!Your |Next )[A-Z][a-z]+ /);
        if (kind !== 'film') {
          expect(sentence).toMatch(/: .*\d/);
          expect(sentence).toMatch(/\b(?:aim for|keep under|reach|target)\b/);
        }
      }),
      { numRuns: 120 },
    );
  });

  it('names only numbers of its evidence', () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const verdict = chooseVerdict(input);
        const known =
          verdict.kind === 'film'
            ? []
            : verdict.numbers.flatMap(({ reading, norm }) => numbersOf(`${reading} ${norm}`));
        for (const number of numbersOf(
          `${verdict.sentence} ${'detail' in verdict ? verdict.detail : ''}`.replaceAll('to 1', ''),
        ))
          expect(known).toContain(number);
      }),
      { numRuns: 120 },
    );
  });

  it('is what the recommendations say to do', () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const verdict = chooseVerdict(input);
        const { recommendations } = writeTexts(input);
        expect(recommendations).toContain(verdict.drill);
        if (verdict.kind !== 'body' || !verdict.isFault) expect(recommendations).toContain(verdict.sentence);
        expect(recommendations).not.toMatch(/nothing|could not be read/i);
      }),
      { numRuns: 60 },
    );
  });
});
