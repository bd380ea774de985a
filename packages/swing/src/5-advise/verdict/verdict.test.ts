import type { Measured, MeasurementName } from '@trueswing/contracts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contradictionOfStep } from '../../../test/contradiction-of-step.ts';
import { measured } from '../../../test/measured.ts';
import { drawAnalysis } from '../../../test/sample-analyses.ts';
import { seededRandom } from '../../../test/seeded-random.ts';
import { verdictInput } from '../../../test/verdict-input.ts';
import { isMeasured } from '../../3-measure/measured-swing.ts';
import { isBodyNumber, isDial } from '../../3-measure/measurements.table.ts';
import { describeBodyRow } from '../../4-judge/body/describe-body-row.ts';
import { findingRules } from '../../4-judge/rules/rules.ts';
import { isFault, withInterval } from '../../4-judge/targets/bands.ts';
import { judgeTarget, labelVerdict } from '../../4-judge/targets/judge-target.ts';
import { dialScales } from '../../4-judge/targets/mobility-scales.ts';
import { writeTexts } from '../text/write-texts.ts';
import { chooseVerdict } from './choose-verdict.ts';

/** The words of the row or the dial of a measurement. */
function wordsBeside(name: MeasurementName, measured: Measured): string {
  if (!isDial(name)) return isBodyNumber(name) ? (describeBodyRow(name, measured, null)?.mark ?? '') : '';
  const scale = dialScales[name];
  return labelVerdict(judgeTarget(withInterval(measured), scale) ?? 'unsure', measured, scale).replace('Can’t', '');
}

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
          expect(text).not.toMatch(/could not|undefined|NaN|null|−/i);
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
        if (kind === 'body' || kind === 'flight') {
          expect(sentence).toMatch(/: .*\d|: likely/);
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
          verdict.kind === 'film' || verdict.kind === 'open'
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

  it('rests on a number that is likely off its target, and that its row or dial calls so', () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        expect(contradictionOfStep(chooseVerdict(input), input.measurements)).toBeNull();
      }),
      { numRuns: 400 },
    );
  });

  it('is contradicted where the number beside it says otherwise', () => {
    const [clear, unclear] = [14, 10].map((value) => ({ headMovementBh: measured(value, 2) }));
    const verdict = chooseVerdict(verdictInput(clear ?? {}));
    expect(contradictionOfStep(verdict, clear ?? {})).toBeNull();
    expect(contradictionOfStep(verdict, unclear ?? {})).toContain('headMovementBh is off its target with');
    expect(contradictionOfStep(verdict, {})).toContain('was not measured');
  });

  it('names no number that is nearer to its limit than its error', () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const verdict = chooseVerdict(input);
        if (verdict.kind !== 'body' || verdict.sentence.includes('likely')) return;
        const measured = withInterval(input.measurements[verdict.measurement] as Measured);
        const { above, below } = findingRules[verdict.rule].appliesWithin;
        const { value, interval } = measured;
        const [down, up] = [value - (interval?.low ?? 0), (interval?.high ?? 0) - value];
        // A ratio is uneven by much: what counts is its error toward the limit.
        const error = measured.ratioInterval ? (above === undefined ? up : down) : Math.max(down, up);
        expect(Math.abs(value - (above ?? below ?? 0))).toBeGreaterThanOrEqual(error - 1e-9);
      }),
      { numRuns: 400 },
    );
  });

  it('never orders what nothing backs: without a likely fault the step is an action that shows more', () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const verdict = chooseVerdict({ ...input, launchMonitor: null });
        const hasFault = Object.values(findingRules).some(({ kind, measurement, appliesWithin }) => {
          const measured = input.measurements[measurement];
          return (
            kind === 'weakness' &&
            isMeasured(measured) &&
            measured.confidence >= 0.3 &&
            isFault(measured, appliesWithin)
          );
        });
        expect(verdict.kind === 'body').toBe(hasFault);
        if (verdict.kind !== 'open') return;
        const name = verdict.measurement;
        const praised = input.findings.filter(({ kind }) => kind === 'strength');
        expect(praised.map(({ evidence: [first] }) => first?.measurement)).not.toContain(name);
        const open = name === null ? undefined : input.measurements[name];
        if (name !== null && isMeasured(open)) expect(wordsBeside(name, open)).not.toMatch(/within|on|close/i);
        expect(verdict.actions.length).toBeGreaterThan(0);
        for (const sentence of `${verdict.reason} ${verdict.drill} ${verdict.detail}`.split(/(?<=[.])\s/)) {
          expect(sentence.split(/\s+/).length).toBeLessThanOrEqual(12);
        }
      }),
      { numRuns: 400 },
    );
  });

  it('is what the recommendations say to do', () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const verdict = chooseVerdict(input);
        const { recommendations } = writeTexts(input);
        expect(recommendations).toContain(verdict.drill);
        if (verdict.kind !== 'body') expect(recommendations).toContain(verdict.sentence);
        expect(recommendations).not.toMatch(/could not be read/i);
      }),
      { numRuns: 60 },
    );
  });
});
