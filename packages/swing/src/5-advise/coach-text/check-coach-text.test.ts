import type { CoachAnswer, CoachSentence } from '@trueswing/contracts';
import { describe, expect, it } from 'vitest';
import {
  type FalseSentence,
  type HonestAnswer,
  readCoachTexts,
  readEvidence,
} from '../../../test/coach-text/read-texts.ts';
import { drawAnalysis, plainAnswer } from '../../../test/sample-analyses.ts';
import { seededRandom } from '../../../test/seeded-random.ts';
import { checkCoachText } from './check-coach-text.ts';
import { gatherCoachEvidence } from './gather-evidence.ts';

const evidenceByName = readEvidence();
const evidenceOf = (analysis: string) => {
  const evidence = evidenceByName.get(analysis);
  if (!evidence) throw new Error(`no analysis is called ${analysis}`);
  return evidence;
};

/** The share of the answers of which each text has a sentence left, and of all sentences. */
function passingShares(name: string): { answers: number; sentences: number } {
  const honest = readCoachTexts<HonestAnswer>(name);
  const checked = honest.map(({ analysis, answer }) => checkCoachText(answer, evidenceOf(analysis)));
  const whole = checked.filter(({ isWhole }) => isWhole).length;
  const count = (answers: CoachAnswer[]) => answers.flatMap((answer) => Object.values(answer).flat()).length;
  const [kept, all] = [count(checked.map(({ accepted }) => accepted)), count(honest.map(({ answer }) => answer))];
  process.stdout.write(`${name}: ${whole} of ${honest.length} answers are whole, ${kept} of ${all} sentences stay\n`);
  return { answers: whole / honest.length, sentences: kept / all };
}

it.each(['honest', 'honest-held-out'])('passes nine of ten %s answers', (name) => {
  const { answers, sentences } = passingShares(name);
  expect(answers).toBeGreaterThanOrEqual(0.9);
  expect(sentences).toBeGreaterThanOrEqual(0.9);
});

it('keeps six of ten sentences of answers in other words than the prompt lists', () => {
  expect(passingShares('honest-in-other-words').sentences).toBeGreaterThanOrEqual(0.6);
});

it.each(['false', 'false-held-out'])('refuses each sentence of the %s ones', (name) => {
  const lies = readCoachTexts<FalseSentence>(name);
  const passed = lies.filter(({ analysis, part, sentence }) => {
    const answer = { advice: [], strengths: [], weaknesses: [], [part]: [sentence] };
    return Object.values(checkCoachText(answer, evidenceOf(analysis)).accepted)
      .flat()
      .includes(sentence);
  });
  process.stdout.write(`${name}: ${lies.length - passed.length} of ${lies.length} sentences are refused\n`);
  expect(passed.map(({ sentence }) => sentence.text)).toEqual([]);
});

it('accepts our own words in 100 varied analyses', () => {
  const random = seededRandom(2);
  for (let count = 0; count < 100; count++) {
    const evidence = gatherCoachEvidence(drawAnalysis(random));
    if (evidence.findings.length === 0) continue;
    expect(checkCoachText(plainAnswer(evidence), evidence).problems).toEqual([]);
  }
});

describe('an answer about a swing with two faults', () => {
  const evidence = evidenceOf('posture');
  const plain = plainAnswer(evidence);
  const say = (text: string, ...findings: string[]): CoachSentence => ({ text, findings });
  const [posture, head] = plain.weaknesses as [CoachSentence, CoachSentence];

  it.each<[string, Partial<CoachAnswer>]>([
    ['gives no advice', { advice: [] }],
    ['begins with another than the priority', { advice: [say('Work on {topic:head-rises}.', 'head-rises')] }],
    ['tells a strength as a weakness', { weaknesses: [...plain.weaknesses, ...plain.strengths] }],
    ['tells a weakness as a strength', { strengths: plain.weaknesses }],
    ['names no finding', { strengths: [say('You hold your finish.')] }],
    ['names an unknown finding', { strengths: [say('{finding:power}.', 'power')] }],
    ['names a finding of another swing', { weaknesses: [say('{finding:sway}.', 'sway')] }],
    ['uses a slot of another finding', { weaknesses: [say('{finding:head-rises}.', 'loss-of-posture')] }],
    ['uses a slot that does not exist', { weaknesses: [say('{carry} and more.', 'head-rises')] }],
    ['has a brace too many', { weaknesses: [say('{finding:head-rises}}.', 'head-rises')] }],
    ['says nothing of the finding', { weaknesses: [say('Next, please.', 'head-rises')] }],
    ['does not end', { weaknesses: [say('{finding:head-rises}', 'head-rises')] }],
    ['does not begin', { weaknesses: [say('and {finding:head-rises}.', 'head-rises')] }],
    ['never ends', { weaknesses: [say(`${'And so on '.repeat(30)}{finding:head-rises}.`, 'head-rises')] }],
  ])('is not whole if it %s', (_, changed) => {
    expect(checkCoachText({ ...plain, ...changed }, evidence)).toMatchObject({ isWhole: false });
  });

  it.each<[string, string, string | null]>([
    ['ends with a lie', '{finding:head-rises}, by 3 inches.', '{finding:head-rises}.'],
    ['begins with one', 'Your knees are stiff, and {finding:head-rises}.', '{finding:head-rises}.'],
    ['is one', 'Your knees are stiff.', null],
    ['would lose its main clause', 'When {finding:head-rises}, your knees are stiff.', null],
    ['is left with a bare reading', 'Your knees are stiff, {headLiftAtImpact}.', null],
  ])('loses only what is wrong if a sentence %s', (_, text, left) => {
    const { accepted, problems } = checkCoachText(
      { ...plain, weaknesses: [posture, say(text, 'head-rises')] },
      evidence,
    );
    expect(accepted.weaknesses.slice(1).map((sentence) => sentence.text)).toEqual(left === null ? [] : [left]);
    expect(problems.join()).toContain(`weaknesses: "${text}"`);
  });

  it('drops what points back to a dropped sentence, and nothing else', () => {
    const said = [say('Your knees are stiff.', 'head-rises'), say('It is {headLiftAtImpact}.', 'head-rises'), head];
    expect(checkCoachText({ ...plain, weaknesses: [posture, ...said] }, evidence)).toMatchObject({
      accepted: { ...plain, weaknesses: [posture, head] },
      isWhole: true,
    });
  });

  it('gives at most six sentences of advice and three of a finding', () => {
    const many = { ...plain, advice: Array(9).fill(plain.advice[0]), weaknesses: Array(5).fill(head) };
    const { accepted } = checkCoachText(many, evidence);
    expect([accepted.advice.length, accepted.weaknesses.length]).toEqual([6, 3]);
  });
});
