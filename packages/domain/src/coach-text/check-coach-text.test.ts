import type { CoachAnswer, CoachSentence } from '@trueswing/contracts';
import { describe, expect, it } from 'vitest';
import {
  type FalseSentence,
  type HonestAnswer,
  readCoachTexts,
  readEvidence,
} from '../../test/coach-text/read-texts.ts';
import { drawAnalysis, plainAnswer, seededRandom } from '../../test/sample-analyses.ts';
import { checkCoachText } from './check-coach-text.ts';
import { gatherCoachEvidence } from './gather-evidence.ts';

const evidenceByName = readEvidence();
const evidenceOf = (analysis: string) => {
  const evidence = evidenceByName.get(analysis);
  if (!evidence) throw new Error(`no analysis is called ${analysis}`);
  return evidence;
};

/** The advice, and what is said of each finding. */
const countTexts = ({ advice, strengths, weaknesses }: CoachAnswer): number =>
  Math.min(1, advice.length) + new Set([...strengths, ...weaknesses].map(({ findings }) => findings[0])).size;

describe.each([
  ['texts that the check was made with', ''],
  ['texts that were held out', '-held-out'],
])('%s', (name, suffix) => {
  const honest = readCoachTexts<HonestAnswer>(`honest${suffix}`);
  const lies = readCoachTexts<FalseSentence>(`false${suffix}`);

  it('pass if they are honest', () => {
    const checked = honest.map(({ analysis, answer }) => checkCoachText(answer, evidenceOf(analysis)));
    const texts = honest.reduce((sum, { answer }) => sum + countTexts(answer), 0);
    const acceptedTexts = checked.reduce((sum, { accepted }) => sum + countTexts(accepted), 0);
    const whole = checked.filter(({ problems }) => problems.length === 0).length;
    process.stdout.write(
      `${name}: ${whole} of ${honest.length} honest answers pass whole, ${acceptedTexts} of ${texts} texts\n`,
    );
    expect(acceptedTexts / texts).toBeGreaterThanOrEqual(0.9);
  });

  it('are refused if one sentence is false', () => {
    const passed = lies.filter(({ analysis, part, sentence }) => {
      const evidence = evidenceOf(analysis);
      const plain = plainAnswer(evidence);
      expect(checkCoachText(plain, evidence).problems).toEqual([]);
      const about = plain[part].filter(({ findings }) => !findings.includes(sentence.findings[0] ?? ''));
      const lie = { ...plain, [part]: part === 'advice' ? [...plain.advice, sentence] : [...about, sentence] };
      return checkCoachText(lie, evidence).problems.length === 0;
    });
    process.stdout.write(`${name}: ${lies.length - passed.length} of ${lies.length} false sentences are refused\n`);
    expect(passed.map(({ sentence }) => sentence.text)).toEqual([]);
  });
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
    ['gives endless advice', { advice: Array(7).fill(plain.advice[0]) }],
    ['says four sentences of one finding', { weaknesses: [posture, posture, posture, posture, head] }],
    ['tells a strength as a weakness', { weaknesses: [...plain.weaknesses, ...plain.strengths] }],
    ['tells a weakness as a strength', { strengths: plain.weaknesses }],
    ['names no finding', { strengths: [say('You hold your finish.')] }],
    ['names an unknown finding', { strengths: [say('{finding:power}.', 'power')] }],
    ['names a finding of another swing', { weaknesses: [say('{finding:sway}.', 'sway')] }],
    ['uses a slot of another finding', { weaknesses: [say('{finding:head-rises}.', 'loss-of-posture')] }],
    ['uses a slot that does not exist', { weaknesses: [say('{carry} and {finding:head-rises}.', 'head-rises')] }],
    ['has a brace too many', { weaknesses: [say('{finding:head-rises}}.', 'head-rises')] }],
    ['has no slot in its advice', { advice: [...plain.advice, say('Enjoy the game.', 'head-rises')] }],
    ['goes on after a cue', { advice: [say('{cue:loss-of-posture} and smile.', 'loss-of-posture')] }],
    ['does not end', { weaknesses: [say('{finding:head-rises}', 'head-rises')] }],
    ['does not begin', { weaknesses: [say('and {finding:head-rises}.', 'head-rises')] }],
    ['never ends', { weaknesses: [say(`{finding:head-rises} ${'and so on '.repeat(30)}.`, 'head-rises')] }],
    ['praises a fault', { weaknesses: [say('Nicely done: {finding:head-rises}.', 'head-rises')] }],
  ])('is refused if it %s', (_, changed) => {
    expect(checkCoachText({ ...plain, ...changed }, evidence).problems).not.toEqual([]);
  });

  it('keeps the texts that pass and drops the others', () => {
    const wrong = say('{finding:head-rises} by 3 inches.', 'head-rises');
    const { accepted, problems } = checkCoachText({ ...plain, weaknesses: [posture, head, wrong] }, evidence);
    expect(accepted).toEqual({ ...plain, weaknesses: [posture] });
    expect(problems.join()).toContain('weaknesses: "{finding:head-rises} by 3 inches."');
  });

  it('is refused for a reading in a sentence about two findings', () => {
    const swapped = say('Work on {topic:loss-of-posture} and {headLiftAtImpact}.', 'loss-of-posture', 'head-rises');
    expect(checkCoachText({ ...plain, advice: [swapped] }, evidence).accepted.advice).toEqual([]);
  });
});
