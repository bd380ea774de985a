import { gatherCoachEvidence, textsOfAnswer, writeTexts } from '@trueswing/swing';
import type { LlmBehavior } from '@trueswing/testkit';
import { describe, expect, it } from 'vitest';
import { drawAnalysis, plainAnswer } from '../../../../packages/swing/test/sample-analyses.ts';
import { seededRandom } from '../../../../packages/swing/test/seeded-random.ts';
import { answer, never, settings, startModelServer, status } from '../../test/coach-calls.ts';
import { CallPause } from './call-pause.ts';
import { type CoachReport, writeCoachText } from './write-coach-text.ts';

const server = startModelServer();

describe('80 analyses', () => {
  it('get our own text or what the slots of their own findings hold', async () => {
    const random = seededRandom(2026);
    const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
    const counts = { accepted: 0, partly: 0, refused: 0, failed: 0, skipped: 0, kept: 0 };
    // "backwards" is the direction of no finding; another one may be what its own finding says.
    const inventions = [
      'by 88°',
      'by half',
      'by ninety degrees',
      '½',
      '９０',
      'with your putter',
      'backwards',
      'always',
      'not',
    ];
    while (Object.values(counts).reduce((sum, count) => sum + count) < 80) {
      const drawn = drawAnalysis(random);
      const drawnEvidence = gatherCoachEvidence(drawn);
      if (drawnEvidence.findings.length === 0) continue;
      const whole = plainAnswer(drawnEvidence);
      const json = JSON.stringify(whole);
      const places = [...json.matchAll(/\."/g)];
      const at = pick(places).index;
      server().behave(
        ...([1, 2].map(() =>
          pick<LlmBehavior>([
            answer(whole),
            { kind: 'answer', text: `${json.slice(0, at)} ${pick(inventions)}${json.slice(at)}` },
            { kind: 'answer', text: json.replaceAll('topic', 'carry').replaceAll('finding:', 'score:') },
            status(pick([401, 429, 500, 503]), '0'),
            pick<LlmBehavior>([{ kind: 'reset' }, { kind: 'refusal' }, { kind: 'body', body: '{' }]),
          ]),
        ) as [LlmBehavior, LlmBehavior]),
      );
      const report = ({ verdict }: CoachReport) => void counts[verdict]++;
      const { texts } = await writeCoachText(
        drawn,
        { settings: settings(server()), report, pause: new CallPause() },
        never,
      );
      // Independent of our own check: each text is the deterministic one or the filled one, to the letter.
      const [ours, filled] = [writeTexts(drawn), textsOfAnswer(whole, drawnEvidence, drawn)];
      expect([ours.recommendations, filled.recommendations]).toContain(texts.recommendations);
      for (const list of ['swingStrengths', 'swingWeaknesses'] as const) {
        texts[list].forEach((text, index) => {
          expect([ours[list][index], filled[list][index]]).toContain(text);
        });
      }
    }
    process.stdout.write(`${JSON.stringify(counts)}\n`);
    expect(Math.min(counts.accepted, counts.partly, counts.failed)).toBeGreaterThan(8);
  }, 60_000);
});
