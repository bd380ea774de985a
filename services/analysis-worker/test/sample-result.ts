import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type AnalysisResult, analysisResultSchema } from '@trueswing/contracts';

const file = '../../../apps/web/src/features/analyses/sample/generated/analysis.json';

/** The result of a face-on video, as the worker computes it. */
export const sampleResult: AnalysisResult = {
  ...analysisResultSchema.parse(JSON.parse(readFileSync(fileURLToPath(new URL(file, import.meta.url)), 'utf8')).result),
  downTheLine: null,
};
