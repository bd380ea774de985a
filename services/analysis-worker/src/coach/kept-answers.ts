import { createHash } from 'node:crypto';
import type { CoachAnswer } from '@trueswing/contracts';
import { type CoachPrompt, coachPromptVersion } from '@trueswing/swing';

/** Request that an answer is for. */
export interface AnswerKey {
  readonly promptVersion: string;
  /** Digest of the model and of all that it was sent. */
  readonly inputHash: string;
}

/** Answers to the attempts at one analysis, so that a retry does not pay again. Neither call rejects. */
export interface KeptAnswers {
  /** The answer as it was kept, of any shape; undefined without one. */
  find(key: AnswerKey): Promise<unknown>;
  keep(key: AnswerKey, answer: CoachAnswer): Promise<void>;
}

export const keyOfAnswer = (model: string, prompt: CoachPrompt): AnswerKey => ({
  promptVersion: coachPromptVersion,
  inputHash: createHash('sha256')
    .update(JSON.stringify([model, prompt]))
    .digest('hex'),
});
