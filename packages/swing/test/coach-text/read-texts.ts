import { readFileSync } from 'node:fs';
import type { CoachAnswer, CoachSentence } from '@trueswing/contracts';
import { type CoachEvidence, gatherCoachEvidence } from '../../src/5-advise/coach-text/gather-evidence.ts';
import type { WriteTextsInput } from '../../src/5-advise/text/write-texts.ts';

/** A true answer, written from the prompt of an analysis. */
export interface HonestAnswer {
  readonly analysis: string;
  /** Its style: "terse", "warm". */
  readonly voice: string;
  readonly answer: CoachAnswer;
}

/** A sentence that no golfer may read, and what is wrong with it. */
export interface FalseSentence {
  readonly lie: string;
  readonly analysis: string;
  readonly part: keyof CoachAnswer;
  readonly sentence: CoachSentence;
}

/** One of the lists in this folder, one entry a line. */
export const readCoachTexts = <T>(name: string): T[] =>
  readFileSync(new URL(`./${name}.jsonl`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as T);

/** The evidence of each analysis: results of the analysis of filmed and of drawn swings. */
export const readEvidence = (): Map<string, CoachEvidence> =>
  new Map(
    readCoachTexts<Omit<WriteTextsInput, 'launchMonitor'> & { name: string }>('analyses').map(
      ({ name, ...analysis }) => [name, gatherCoachEvidence({ ...analysis, launchMonitor: null })],
    ),
  );
