import { gatherCoachEvidence, writeTexts } from '@trueswing/swing';
import { type LlmBehavior, MisbehavingLlmServer } from '@trueswing/testkit';
import { afterAll, beforeAll } from 'vitest';
import { drawAnalysis, plainAnswer } from '../../../packages/swing/test/sample-analyses.ts';
import { seededRandom } from '../../../packages/swing/test/seeded-random.ts';
import { CallPause } from '../src/coach/call-pause.ts';
import type { AnswerKey, KeptAnswers } from '../src/coach/kept-answers.ts';
import { type CoachReport, type CoachSettings, writeCoachText } from '../src/coach/write-coach-text.ts';

/** Starts a language model's server for the tests of a file. */
export function startModelServer(): () => MisbehavingLlmServer {
  let server: MisbehavingLlmServer;
  beforeAll(async () => {
    server = await MisbehavingLlmServer.start();
  });
  afterAll(() => server.stop());
  return () => server;
}

/** Settings with short waits. */
export const settings = (server: MisbehavingLlmServer): CoachSettings => ({
  baseUrl: server.baseUrl,
  apiKey: 'key-of-the-test',
  model: 'test-model',
  tryMs: 300,
  deadlineMs: 900,
  usdPerMillionInput: 2,
  usdPerMillionOutput: 10,
});
/** Reports nothing, and makes no pause that another test notices. */
export const quiet = () => ({ report: () => undefined, pause: new CallPause() });
export const never = new AbortController().signal;

/** Keeps answers as the database does, without one. */
export function keepInMemory(): KeptAnswers {
  const answers = new Map<string, unknown>();
  const keyOf = ({ promptVersion, inputHash }: AnswerKey) => `${promptVersion} ${inputHash}`;
  return {
    find: async (key) => answers.get(keyOf(key)),
    keep: async (key, kept) => void answers.set(keyOf(key), kept),
  };
}

/** A swing that has a weakness, a strength and launch-monitor numbers. */
export const input = (() => {
  const random = seededRandom(7);
  for (;;) {
    const drawn = drawAnalysis(random);
    const kinds = new Set(gatherCoachEvidence(drawn).findings.map(({ kind }) => kind));
    if (kinds.size === 2 && drawn.launchMonitor?.clubSpeedMph) return drawn;
  }
})();
/** The texts of that swing by our own writer. */
export const own = writeTexts(input);
export const evidence = gatherCoachEvidence(input);
/** An answer that is accepted. */
export const good = plainAnswer(evidence);
export const [priority = ''] = evidence.findings.map(({ id }) => id);
export const answer = (value: unknown): LlmBehavior => ({ kind: 'answer', text: JSON.stringify(value) });
/** The good answer with one more sentence in its advice. */
export const saying = (text: string): LlmBehavior =>
  answer({ ...good, advice: [...good.advice, { text, findings: [priority] }] });
export const status = (code: number, retryAfter?: string): LlmBehavior => ({
  kind: 'status',
  status: code,
  ...(retryAfter !== undefined && { retryAfter }),
});

/** Writes the texts of the swing, and reports how that went. */
export async function write(server: MisbehavingLlmServer, more: Partial<CoachSettings> = {}, pause = new CallPause()) {
  const reports: CoachReport[] = [];
  const startedAt = performance.now();
  const report = (one: CoachReport) => void reports.push(one);
  const coach = { settings: { ...settings(server), ...more }, report, pause };
  const written = await writeCoachText(input, coach, never);
  return { ...written, report: reports[0], tookMs: performance.now() - startedAt };
}
