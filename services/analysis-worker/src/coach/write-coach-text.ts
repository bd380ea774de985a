import { setTimeout as delay } from 'node:timers/promises';
import { type CoachAnswer, coachAnswerSchema } from '@trueswing/contracts';
import {
  type AnalysisTexts,
  type CheckedAnswer,
  type CoachEvidence,
  type CoachPrompt,
  checkCoachText,
  coachPromptVersion,
  deterministicWriter,
  gatherCoachEvidence,
  textsOfAnswer,
  type WriteTextsInput,
  writeCoachCorrection,
  writeCoachPrompt,
  writeTexts,
} from '@trueswing/swing';
import { z } from 'zod';
import type { CallPause } from './call-pause.ts';
import { type KeptAnswers, keyOfAnswer } from './kept-answers.ts';
import {
  type AnswerFormat,
  complete,
  LanguageModelFailed,
  type LanguageModelSettings,
  type Message,
} from './language-model.ts';

export interface CoachSettings extends LanguageModelSettings {
  /** Time limits of one exchange, and of all together. */
  readonly tryMs: number;
  readonly deadlineMs: number;
  /** Prices in US dollars a million tokens. */
  readonly usdPerMillionInput: number;
  readonly usdPerMillionOutput: number;
}

export const coachVerdicts = ['accepted', 'partly', 'refused', 'failed', 'skipped', 'kept'] as const;

/** Report of how the text was written, for the log: without the text and the key. */
export interface CoachReport {
  readonly promptVersion: string;
  readonly model: string;
  /**
   * 'accepted': each text has a sentence of the answer; 'partly': ours stand for some texts; 'kept': the answer to an earlier
   * attempt, without a call.
   */
  readonly verdict: (typeof coachVerdicts)[number];
  /** Reasons of the verdict: what the server did, or what was wrong with sentences of the answers. */
  readonly reasons: readonly string[];
  readonly tries: number;
  readonly inputTokens: number;
  readonly outputTokens: number;
  readonly costUsd: number;
  readonly latencyMs: number;
}

export interface CoachTools {
  readonly settings: CoachSettings;
  readonly report: (report: CoachReport) => void;
  /** Shared by all analyses of the process. */
  readonly pause: CallPause;
  /** Left out: every attempt calls the model. */
  readonly answers?: KeptAnswers;
}

export interface WrittenTexts {
  readonly texts: AnalysisTexts;
  /** The model's name, or 'deterministic'. */
  readonly writer: string;
}

const answerJsonSchema = z.toJSONSchema(coachAnswerSchema, { target: 'draft-7' }) as Record<string, unknown>;
/** One try and one retry, for every kind of failure. */
const maxTries = 2;

/**
 * Writes the texts of an analysis. A text of a configured language model replaces the deterministic one with those of its
 * sentences that pass the check against the findings. In every other case, and after the deadline, the deterministic text
 * stays. Rejects only when `signal` aborts.
 */
export async function writeCoachText(
  input: WriteTextsInput,
  coach: CoachTools | null,
  signal: AbortSignal,
): Promise<WrittenTexts> {
  const own: WrittenTexts = { texts: writeTexts(input), writer: deterministicWriter };
  if (!coach) return own;
  const evidence = gatherCoachEvidence(input);
  if (evidence.findings.length === 0) return own;
  const startedAt = performance.now();
  const { model, usdPerMillionInput, usdPerMillionOutput } = coach.settings;
  const prompt = writeCoachPrompt(evidence);
  const key = keyOfAnswer(model, prompt);
  const kept = check(await coach.answers?.find(key), evidence).accepted;
  const { answer, ...outcome } =
    kept && hasText(kept)
      ? { ...withoutCall, answer: kept, verdict: 'kept' as const }
      : coach.pause.isOn()
        ? skipped
        : await ask(coach.settings, evidence, prompt, signal);
  // Before the attempt may end: the answer is paid for.
  if (answer && outcome.verdict !== 'kept') await coach.answers?.keep(key, answer);
  signal.throwIfAborted();
  if (outcome.tries > 0) coach.pause.record(outcome.verdict === 'failed');
  const costUsd = (outcome.inputTokens * usdPerMillionInput + outcome.outputTokens * usdPerMillionOutput) / 1e6;
  const latencyMs = Math.round(performance.now() - startedAt);
  coach.report({ promptVersion: coachPromptVersion, model, ...outcome, costUsd, latencyMs });
  return answer ? { texts: { ...own.texts, ...textsOfAnswer(answer, evidence, input) }, writer: model } : own;
}

const withoutCall = { reasons: [] as readonly string[], tries: 0, inputTokens: 0, outputTokens: 0 };
const skipped = {
  ...withoutCall,
  answer: null,
  verdict: 'skipped' as const,
  reasons: ['the server failed too often just now'],
};

async function ask(
  settings: CoachSettings,
  evidence: CoachEvidence,
  { system, user }: CoachPrompt,
  signal: AbortSignal,
) {
  const messages: Message[] = [
    { role: 'system', content: system },
    { role: 'user', content: user },
  ];
  const deadline = AbortSignal.any([signal, AbortSignal.timeout(settings.deadlineMs)]);
  const reasons: string[] = [];
  let [tries, inputTokens, outputTokens] = [0, 0, 0];
  let verdict: CoachReport['verdict'] = 'failed';
  let usable: CoachAnswer | null = null;
  let format: AnswerFormat = 'json-schema';
  while (tries < maxTries && !deadline.aborted) {
    tries++;
    try {
      const within = AbortSignal.any([deadline, AbortSignal.timeout(settings.tryMs)]);
      const completion = await complete(settings, messages, answerJsonSchema, format, within);
      inputTokens += completion.inputTokens;
      outputTokens += completion.outputTokens;
      const { accepted, problems, isWhole } = judge(completion.text, evidence);
      reasons.push(...problems);
      if (isWhole) return { answer: accepted, verdict: 'accepted' as const, reasons, tries, inputTokens, outputTokens };
      verdict = 'refused';
      usable = accepted ?? usable;
      messages.push(
        { role: 'assistant', content: completion.text },
        { role: 'user', content: writeCoachCorrection(problems) },
      );
    } catch (error) {
      if (!(error instanceof LanguageModelFailed)) throw error;
      verdict = 'failed';
      reasons.push(error.message);
      if (error.isBadRequest && format === 'json-schema') {
        format = 'json';
        continue;
      }
      if (error.retryAfterMs === null) break;
      if (tries < maxTries) await delay(error.retryAfterMs, undefined, { signal: deadline }).catch(() => undefined);
    }
  }
  const answer = usable && hasText(usable) ? usable : null;
  return {
    answer,
    verdict: answer ? ('partly' as const) : verdict,
    reasons: reasons.slice(0, 20),
    tries,
    inputTokens,
    outputTokens,
  };
}

const hasText = ({ advice, strengths, weaknesses }: CoachAnswer): boolean =>
  advice.length + strengths.length + weaknesses.length > 0;

const unreadable = (problem: string) => ({ accepted: null, problems: [problem], isWhole: false as const });

function judge(text: string, evidence: CoachEvidence): CheckedAnswer | ReturnType<typeof unreadable> {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return unreadable('the answer is not JSON');
  }
  return check(json, evidence);
}

function check(json: unknown, evidence: CoachEvidence): CheckedAnswer | ReturnType<typeof unreadable> {
  const parsed = coachAnswerSchema.safeParse(json);
  if (!parsed.success) return unreadable('the answer does not fit the schema');
  return checkCoachText(parsed.data, evidence);
}
