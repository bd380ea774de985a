import { type AnalysisResult, listedResultSchema, shownResultSchema } from '@trueswing/contracts';
import { listResult, showResult } from './show-result.ts';

/**
 * Writes what an analysis shows of its result, as JSON in the form of the contract: it is stored beside the result and is a part
 * of each answer as it is. It has only ASCII characters, which are the fastest to read from the database and to send.
 * @throws if the contract rejects the result
 */
export const showResultAsJson = (result: AnalysisResult): string =>
  escapeText(JSON.stringify(shownResultSchema.parse(showResult(result))));

/** The same of an analysis in a list. @throws if the contract rejects the result */
export const listResultAsJson = (result: AnalysisResult): string =>
  escapeText(JSON.stringify(listedResultSchema.parse(listResult(result))));

const escapeText = (json: string): string =>
  json.replaceAll(/[\u007f-\uffff]/g, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`);
