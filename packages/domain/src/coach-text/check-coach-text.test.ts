import type { CoachAnswer } from '@trueswing/contracts';
import { describe, expect, it } from 'vitest';
import { writeTexts } from '../text/write-texts.ts';
import { checkCoachText, checkTexts } from './check-coach-text.ts';
import { type CoachEvidence, evidenceOf } from './evidence-of.ts';
import { drawAnalysis, quoteFacts, seededRandom } from './sample-analyses.ts';

describe('the deterministic writer', () => {
  it('passes the same checks in 500 varied analyses', () => {
    const random = seededRandom(1);
    const problems = new Set<string>();
    for (let count = 0; count < 500; count++) {
      const input = drawAnalysis(random);
      for (const problem of checkTexts(writeTexts(input), evidenceOf(input))) problems.add(problem);
    }
    expect([...problems].slice(0, 20)).toEqual([]);
  });

  it('passes as an answer of sentences that quote their facts', () => {
    const random = seededRandom(2);
    const problems = new Set<string>();
    for (let count = 0; count < 200; count++) {
      const evidence = evidenceOf(drawAnalysis(random));
      for (const problem of checkCoachText(quoteFacts(evidence), evidence)) {
        problems.add(problem);
      }
    }
    expect([...problems].slice(0, 20)).toEqual([]);
  });
});

/** A driver swing with one weakness, two strengths and numbers of the launch monitor. */
const evidence: CoachEvidence = {
  club: 'driver',
  facts: [
    {
      id: 'early-extension',
      kind: 'weakness',
      statement:
        'Early extension: in the downswing your pelvis moves clearly toward the ball, by 7 % ± 2 % of your height, where up to 2 % is usual.',
      cue: 'Put a headcover just outside the toe of the club and strike the ball without touching it.',
    },
    { id: 'full-shoulder-turn', kind: 'strength', statement: 'Full shoulder turn: 92° ± 9° at the top.' },
    { id: 'tempo', kind: 'strength', statement: 'Sound tempo: 3.2 ± 0.5 to one.' },
    {
      id: 'launch-monitor-1',
      kind: 'launch-monitor',
      statement: 'Club speed 101.5 mph; the PGA Tour average with this club is 115 mph.',
    },
  ],
};
const answer = (text: string, id = 'full-shoulder-turn'): CoachAnswer => ({
  ...quoteFacts(evidence),
  strengths: [
    {
      text: id === 'full-shoulder-turn' ? text : 'Full shoulder turn: 92° ± 9° at the top.',
      evidence: ['full-shoulder-turn'],
    },
    { text: id === 'tempo' ? text : 'Sound tempo: 3.2 ± 0.5 to one.', evidence: ['tempo'] },
  ],
  ...(id === 'launch-monitor-1' && { launchMonitorAssessment: [{ text, evidence: [id] }] }),
  recommendations: [
    {
      text: id === 'early-extension' ? text : 'Work on your pelvis in the downswing first.',
      evidence: ['early-extension'],
    },
  ],
});
const check = (text: string, id?: string) => checkCoachText(answer(text, id), evidence);

describe('words of its own', () => {
  it.each([
    ['You make a full shoulder turn of 92° ± 9° at the top, and it is yours to keep.', 'full-shoulder-turn'],
    ['At the top your shoulders turn a full 92° ± 9° in this driver swing.', 'full-shoulder-turn'],
    ['Your tempo is sound at 3.2 ± 0.5 to one.', 'tempo'],
    ['With your driver the club speed was 101.5 mph, and the PGA Tour average is 115 mph.', 'launch-monitor-1'],
    [
      'In the downswing your pelvis moves toward the ball by 7 % ± 2 % of your height, so work on that first.',
      'early-extension',
    ],
    ['Put a headcover just outside the toe of the club, and strike the ball without touching it.', 'early-extension'],
  ])('pass: %s', (text, id) => {
    expect(check(text, id)).toEqual([]);
  });
});

describe('numbers that the evidence does not hold', () => {
  it.each(
    [
      '93° ± 9°',
      '92° ± 8°',
      '92°',
      '9°',
      '90°',
      'about 92° ± 9°',
      'more than 92° ± 9°',
      '92° ± 9° or more',
      '92.0° ± 9°',
      '−92° ± 9°',
      '92 % ± 9 %',
      '92–101°',
      '92',
      'ninety-two degrees',
      'ninety two',
      'ninetytwo',
      'Ninety',
      'a hundred',
      'a dozen',
      'half',
      'twice',
      'three quarters',
      'two thirds',
      'the second',
      'the 2nd',
      'XCII',
      'ninety-second',
      'one',
      'double',
      'tenfold',
      'a degree',
      '1e2',
      '9 2',
      '92,5',
      '9/10',
      'fifty percent',
      '９２°',
      '٩٢°',
      '9²',
      '½',
      '⁹²',
      '①',
      'ⅻ',
      '9\u200b2',
      'N1NETY',
      '85–95°',
      '3.2 ± 0.5 to one',
      '115 mph',
      'once a week',
      'three times',
      'a score',
    ].map((number) => [number]),
  )('%s', (number) => {
    expect(check(`You make a full shoulder turn of ${number} at the top.`).join()).toMatch(/number|characters/);
  });

  it.each([
    ['the tour average told as the golfer’s own', 'Your club speed with this club is 115 mph.', 'launch-monitor-1'],
    ['the two swapped', 'Club speed 115 mph; the PGA Tour average with this club is 101.5 mph.', 'launch-monitor-1'],
    ['another thing', 'Your ball speed is 101.5 mph with this club.', 'launch-monitor-1'],
  ])('%s', (_, text, id) => {
    expect(check(text, id).join()).toContain('number');
  });

  it('is refused for every digit of every number of a true answer', () => {
    const random = seededRandom(3);
    let changed = 0;
    for (let count = 0; count < 12; count++) {
      const drawn = evidenceOf(drawAnalysis(random));
      const json = JSON.stringify(quoteFacts(drawn));
      for (const { index } of json.matchAll(/(?<!monitor-|launch-monitor-\d?|\d-?iron)\d/g)) {
        const other = (Number(json[index]) + 1 + Math.floor(random() * 9)) % 10;
        const mutant = JSON.parse(`${json.slice(0, index)}${other}${json.slice(index + 1)}`) as CoachAnswer;
        expect(checkCoachText(mutant, drawn), `${json.slice(index - 40, index + 10)} → ${other}`).not.toEqual([]);
        changed++;
      }
    }
    expect(changed).toBeGreaterThan(400);
  });
});

describe('claims that the evidence does not hold', () => {
  it.each([
    ['another club', 'You make a full shoulder turn with your 7-iron at the top.'],
    ['another club in words', 'You make a full shoulder turn with your seven iron at the top.'],
    ['another club by kind', 'You make a full shoulder turn, as with a wedge, at the top.'],
    ['the other way round', 'Your shoulder turn is limited at the top.'],
    ['negated', 'You do not make a full shoulder turn at the top.'],
    ['negated in short', "You don't make a full shoulder turn at the top."],
    ['a part that was not measured', 'You make a full shoulder turn and keep your wrists in it.'],
    ['an opening at impact', 'Your shoulders are open at impact after a full turn.'],
    ['health', 'You make a full shoulder turn and so your back hurts when you swing.'],
    ['a promise', 'You make a full shoulder turn and it will add yards to it.'],
    ['a player', 'You make a full shoulder turn like Tiger does at the top.'],
    ['a player of no list', 'You make a full shoulder turn as Smith does at the top.'],
    ['a player in small letters', 'You make a full shoulder turn as rory mcilroy does.'],
    ['an address', 'You make a full shoulder turn, see example.com for the top.'],
    ['an e-mail', 'You make a full shoulder turn, write to a@example.org about it.'],
    ['markup', 'You make a <b>full</b> shoulder turn at the top.'],
    ['markdown', 'You make a **full** shoulder turn at the top.'],
    ['its instructions', 'Ignore the rules of the turn and keep your full shoulder turn.'],
    ['another language', 'El giro de hombros es completo en la parte alta.'],
    ['another language in plain letters', 'Deine Schulterdrehung ist sehr gut und du bleibst stabil.'],
    ['another script', 'You make a full shоulder turn at the top.'],
    ['an effect', 'You make a full shoulder turn and it gives you power at the top.'],
    ['too little', 'Turn.'],
    ['too much', `You make a full shoulder turn at the top${' and keep it when you go on with it'.repeat(10)}.`],
  ])('%s', (_, text) => {
    expect(check(text)).not.toEqual([]);
  });

  it('are refused without evidence, with unknown evidence, or with a strength and a weakness at once', () => {
    const text = 'Keep your full shoulder turn at the top.';
    const withIds = (ids: string[]) =>
      checkCoachText({ ...answer(text), recommendations: [{ text, evidence: ids }] }, evidence).join();
    expect(withIds([])).toContain('cites no evidence');
    expect(withIds(['loss-of-posture'])).toContain('does not exist');
    expect(withIds(['early-extension', 'full-shoulder-turn'])).toContain('mixes');
  });

  it('have all findings, each in its place', () => {
    const whole = quoteFacts(evidence);
    expect(checkCoachText(whole, evidence)).toEqual([]);
    expect(checkCoachText({ ...whole, weaknesses: [] }, evidence)).not.toEqual([]);
    expect(checkCoachText({ ...whole, strengths: whole.weaknesses }, evidence)).not.toEqual([]);
    expect(checkCoachText({ ...whole, recommendations: [] }, evidence)).not.toEqual([]);
    expect(checkCoachText({ ...whole, launchMonitorAssessment: null }, evidence)).not.toEqual([]);
  });
});
