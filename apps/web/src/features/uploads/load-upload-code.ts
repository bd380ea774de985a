import { checkReachable } from '../../shared/api/http-client.ts';
import { readReachable } from '../../shared/api/reachability.ts';
import { loadUploadStrip } from './transfer/upload-elsewhere.tsx';

/** The screen is painted by then, and the golfer looks for a video. */
const afterMs = 3_000;

/**
 * Loads what reads and sends a video before it is needed: a release removes the code of the version before, and the network may be gone. Left
 * out if the golfer saves data or the network is bad: a browser requests a module that failed once per page load. Returns what cancels it.
 */
export function loadUploadCode(load: () => Promise<unknown> = loadReaderAndSender): () => void {
  loadUploadStrip().catch(() => undefined);
  const timer = setTimeout(() => void loadIfGood(load).catch(() => undefined), afterMs);
  return () => clearTimeout(timer);
}

/** Some browsers do not have it. */
interface Connection {
  readonly saveData?: boolean;
  /** The network that the measured speed is like: slow-2g, 2g, 3g or 4g. */
  readonly effectiveType?: string;
}

async function loadIfGood(load: () => Promise<unknown>): Promise<void> {
  const { onLine, connection } = navigator as Navigator & { connection?: Connection };
  const { saveData, effectiveType = '4g' } = connection ?? {};
  if (!onLine || saveData || effectiveType !== '4g') return;
  await checkReachable();
  if (readReachable()) await load();
}

const loadReaderAndSender = () =>
  Promise.all([
    import('mediabunny'),
    import('./prepare/convert/can-convert.ts'),
    import('./transfer/send-upload.ts'),
    import('./prepare/strip/open-strip.ts'),
  ]);
