import type { AnalysisResult } from '@trueswing/contracts';
import { listResultAsJson, showResultAsJson } from './show-result-as-json.ts';

/**
 * The columns of a stored result. `result` is the truth; `shown` and `listed` are copies of what an analysis and a list show of
 * it, valid for builds of the same `form` of the contract.
 * @throws if the contract rejects the result
 */
export const storeResult = (result: AnalysisResult, form: string) => ({
  result: JSON.stringify(result),
  shown: showResultAsJson(result),
  listed: listResultAsJson(result),
  shown_form: form,
});
