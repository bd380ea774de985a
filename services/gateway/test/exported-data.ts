import { readZip } from './read-zip.ts';
import type { Golfer, TestGateway } from './test-gateway.ts';

export const askExport = (gateway: TestGateway, as: Golfer, signal?: AbortSignal): Promise<Response> =>
  gateway.call('/api/account/export', { as, ...(signal && { signal }) });

/** The files of the ZIP, by path. */
export const unpack = async (response: Response) => readZip(Buffer.from(await response.arrayBuffer()));
