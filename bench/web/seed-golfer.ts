import { finishAsSample } from '../../apps/web/test/e2e/steps/finish-as-sample.ts';
import { registerGolfer, uploadSample } from '../../apps/web/test/e2e/steps/golfer.ts';
import type { E2e } from '../../apps/web/test/e2e/steps/open-system.ts';
import { analysisIdSchema } from '../../packages/contracts/src/index.ts';

type Page = Parameters<typeof registerGolfer>[0];

/** Registers a golfer in the browser of the page, with the analysis of the sample swing. Returns the path of the analysis. */
export async function seedGolfer(e2e: E2e, page: Page): Promise<string> {
  await e2e.system.parts['analysis-worker']?.stop();
  await registerGolfer(page, 'Penny');
  const id = await uploadSample(page);
  await finishAsSample(e2e, analysisIdSchema.parse(id));
  return `/analysis/${id}`;
}
