import { describe, expect, it } from 'vitest';
import { drawAnalysis, quoteFacts, seededRandom } from '../../test/sample-analyses.ts';
import { writeTexts } from '../text/write-texts.ts';
import { checkCoachText, checkTexts } from './check-coach-text.ts';
import { evidenceOf } from './evidence-of.ts';

const draw = (seed: number, count: number) => {
  const random = seededRandom(seed);
  return Array.from({ length: count }, () => drawAnalysis(random));
};

describe('the deterministic writer', () => {
  it('states only numbers, clubs and claims of the evidence in 500 varied analyses', () => {
    const problems = draw(1, 500).flatMap((input) => checkTexts(writeTexts(input), evidenceOf(input)));
    expect([...new Set(problems)].slice(0, 20)).toEqual([]);
  });

  it('passes as an answer word for word', () => {
    for (const input of draw(2, 200)) {
      const evidence = evidenceOf(input);
      expect(checkCoachText(quoteFacts(evidence), evidence)).toEqual([]);
    }
  });

  it('offers exactly the sentences of the texts for rewording', () => {
    for (const input of draw(4, 100)) {
      const { facts } = evidenceOf(input);
      const of = (part: string) => facts.filter((fact) => fact.part === part).map(({ statement }) => statement);
      const texts = writeTexts(input);
      expect(of('recommendations').join(' ')).toBe(texts.recommendations);
      expect(of('strengths')).toEqual(texts.swingStrengths);
      expect(of('weaknesses')).toEqual(texts.swingWeaknesses);
    }
  });
});

it('the drawn analyses are possible, half of them left-handed', () => {
  const inputs = draw(5, 400);
  const left = inputs.filter(({ handedness }) => handedness === 'left').length;
  expect(Math.abs(left - 200)).toBeLessThan(40);
  let both = 0;
  for (const { measurements } of inputs) {
    const { xFactorDeg: x, shoulderTurnDeg: shoulder, hipRotationDeg: hip, headMovementBh: head } = measurements;
    if (head && 'value' in head) expect(head.value).toBeGreaterThanOrEqual(0);
    if (!x || !shoulder || !hip || !('value' in x && 'value' in shoulder && 'value' in hip)) continue;
    expect(x.value).toBeCloseTo(shoulder.value - hip.value);
    both++;
  }
  expect(both).toBeGreaterThan(100);
});

describe('an answer', () => {
  /** One with at least two weaknesses and two strengths. */
  const evidence = draw(6, 200)
    .map(evidenceOf)
    .find(({ facts }) => ['strengths', 'weaknesses'].every((part) => facts.filter((f) => f.part === part).length > 1));
  if (!evidence) throw new Error('no such analysis was drawn');
  const whole = quoteFacts(evidence);
  const [first, second, ...rest] = whole.weaknesses;
  if (!first || !second) throw new Error('not enough weaknesses');

  it('may change the order of the strengths', () => {
    expect(checkCoachText({ ...whole, strengths: whole.strengths.toReversed() }, evidence)).toEqual([]);
  });

  it.each([
    ['leaves out a weakness', { weaknesses: [first, ...rest] }],
    ['leaves out the weaknesses', { weaknesses: [] }],
    ['tells another priority', { weaknesses: [second, first, ...rest] }],
    ['tells a strength as a weakness', { strengths: [], weaknesses: [...whole.weaknesses, ...whole.strengths] }],
    ['tells a weakness as a strength', { strengths: whole.weaknesses }],
    ['tells one twice', { weaknesses: [first, first, second, ...rest] }],
    ['gives no advice', { recommendations: [] }],
    ['turns its advice round', { recommendations: whole.recommendations.toReversed() }],
    ['words what is not there', { strengths: [...whole.strengths, { id: 'power', text: 'You have power.' }] }],
    ['gives one finding the words of another', { weaknesses: [{ ...first, text: second.text }, second, ...rest] }],
  ])('is refused when it %s', (_, changed) => {
    expect(checkCoachText({ ...whole, ...changed }, evidence)).not.toEqual([]);
  });

  it('is refused for every digit of every number', () => {
    const random = seededRandom(3);
    let changed = 0;
    for (const drawn of draw(3, 12).map(evidenceOf)) {
      const json = JSON.stringify(quoteFacts(drawn));
      for (const { index } of json.matchAll(/(?<!advice-)\d/g)) {
        const other = (Number(json[index]) + 1 + Math.floor(random() * 9)) % 10;
        const mutant = JSON.parse(`${json.slice(0, index)}${other}${json.slice(index + 1)}`);
        expect(checkCoachText(mutant, drawn), `${json.slice(index - 40, index + 10)} → ${other}`).not.toEqual([]);
        changed++;
      }
    }
    expect(changed).toBeGreaterThan(200);
  });
});
