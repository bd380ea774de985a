import { readReachable } from '../../shared/api/reachability.ts';
import { loadUploadStrip } from './transfer/upload-elsewhere.tsx';

/** The screen is painted by then, and the golfer looks for a video. */
const afterMs = 3_000;

/**
 * Loads what reads and sends a video before it is needed: a release removes the code of the version before, and the network may be gone. Left
 * out if the golfer saves data. Returns what cancels it.
 */
export function loadUploadCode(load: () => Promise<unknown> = loadReaderAndSender): () => void {
  loadUploadStrip().catch(() => undefined);
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  if (connection?.saveData) return () => {};
  const timer = setTimeout(() => {
    // A browser requests a module that failed once per page load.
    if (navigator.onLine && readReachable()) load().catch(() => undefined);
  }, afterMs);
  return () => clearTimeout(timer);
}

const loadReaderAndSender = () =>
  Promise.all([
    import('mediabunny'),
    import('./prepare/convert/can-convert.ts'),
    import('./transfer/send-upload.ts'),
    import('./prepare/strip/open-strip.ts'),
  ]);
