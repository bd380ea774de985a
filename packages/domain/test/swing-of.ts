import { type AnalysisResult, analysisResultSchema } from '@trueswing/contracts';
import {
  algorithmVersion,
  deterministicWriter,
  findFindings,
  type WriteTextsInput,
  writeTexts,
} from '@trueswing/swing';
import { filmedView } from '../../swing/test/filmed-view.ts';
import type { SwingFacts } from '../src/needs/swing-facts.ts';

type Videos = Pick<AnalysisResult, 'faceOn' | 'downTheLine' | 'filmPair'>;

/** A swing as the worker stores it: with the findings and texts of its measurements. By default a right-hander's driver, filmed face-on. */
export function swingOf(
  input: Pick<WriteTextsInput, 'measurements'> & Partial<WriteTextsInput>,
  videos?: Videos,
): SwingFacts {
  const { club = 'driver', handedness = 'right', launchMonitor = null, ballHistory = null, measurements } = input;
  const findings = findFindings(measurements);
  const whole = { club, handedness, launchMonitor, ballHistory, measurements, findings };
  const result = analysisResultSchema.parse({
    algorithm: algorithmVersion,
    poseModel: 'full',
    writer: deterministicWriter,
    ...(videos ?? { faceOn: { ...filmedView, handedness }, downTheLine: null, filmPair: null }),
    measurements,
    findings,
    ...(ballHistory && { ballHistory }),
    ...writeTexts(whole),
    warnings: [],
    timingsMs: {},
  });
  return { result: JSON.parse(JSON.stringify(result)), club, launchMonitor };
}
