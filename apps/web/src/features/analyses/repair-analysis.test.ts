import { swingAnalysisSchema } from '@trueswing/contracts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { finishedAnalysis } from '../../../test/fixtures/finished-analysis.ts';
import { repairAnalysis } from './repair-analysis.ts';

const read = (arrived: unknown) => swingAnalysisSchema.parse(repairAnalysis(arrived));
const logged = vi.fn();
beforeEach(() => {
  logged.mockReset();
  vi.spyOn(console, 'error').mockImplementation(logged);
});
afterEach(() => void vi.restoreAllMocks());

it('parses parts that are JSON text', () => {
  const analysis = finishedAnalysis();
  const arrived = {
    ...analysis,
    technicalDetails: JSON.stringify(analysis.technicalDetails),
    mobilityAnalysis: JSON.stringify(analysis.mobilityAnalysis),
    keyIssues: JSON.stringify(analysis.keyIssues),
  };
  expect(read(arrived)).toEqual(analysis);
  expect(logged).not.toHaveBeenCalled();
});

it.each([
  ['technicalDetails', '{"algorithm": '],
  ['mobilityAnalysis', 'not JSON'],
  ['analysisResults', { posture: 5 }],
])('logs a malformed %s and continues without it', (part, malformed) => {
  const analysis = finishedAnalysis();
  expect(read({ ...analysis, [part]: malformed })).toEqual({ ...analysis, [part]: null });
  expect(logged).toHaveBeenCalledExactlyOnceWith('Failed to parse analysis results', expect.anything());
});

it('keeps the failure of a newer server, with its sentence', () => {
  const message = 'The swing hides behind a tree.';
  const { technicalDetails } = read({ ...finishedAnalysis(), technicalDetails: { error: 'hidden-swing', message } });
  expect(technicalDetails).toEqual({ error: 'analysis-failed', message });
  expect(logged).not.toHaveBeenCalled();
});

it('rejects what is not an analysis', () => {
  expect(swingAnalysisSchema.safeParse(repairAnalysis({ ...finishedAnalysis(), id: null })).success).toBe(false);
  expect(swingAnalysisSchema.safeParse(repairAnalysis(null)).success).toBe(false);
});
