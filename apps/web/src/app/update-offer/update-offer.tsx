import { Sparkles } from 'lucide-react';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { readUnsaved, subscribeUnsaved } from '../../features/record/kept/unsaved-swings.ts';
import { useUploadManager } from '../../features/uploads/transfer/upload-manager.tsx';
import { paths } from '../../shared/paths.ts';
import { Button } from '../../ui/button.tsx';
import { useConnectionState } from '../connection/use-connection-state.ts';
import { followVersions, takeVersion } from './follow-versions.ts';

/** Screens on which a golfer is in the middle of something. The training and the camera have no shell. */
const busyScreens: readonly string[] = [paths.upload(), paths.mobilityCheck, paths.subscribe];

/**
 * Offers a newer version of the app where the server answers in time, but not during an upload, nor while a recorded swing is
 * in memory only. The golfer decides when the page loads again.
 */
export default function UpdateOffer() {
  const [waiting, setWaiting] = useState<ServiceWorker | null>(null);
  const [isTaking, setIsTaking] = useState(false);
  const { pathname } = useLocation();
  const { transfer } = useUploadManager();
  useEffect(() => followVersions(setWaiting), []);
  const hasUnsaved = useSyncExternalStore(subscribeUnsaved, readUnsaved).length > 0;
  const isBusy = transfer.state !== 'idle' || hasUnsaved || busyScreens.includes(pathname);
  const isIdle = useRef(false);
  useEffect(() => {
    isIdle.current = !isBusy;
    return () => {
      isIdle.current = false;
    };
  }, [isBusy]);
  // The banner of the connection, or the screen itself, says what is wrong. And the new version would have to load.
  const isReachable = useConnectionState() === 'good';
  const isShown = waiting !== null && !isBusy && isReachable;
  return (
    // The live region is always present: screen readers announce only text that is added to it.
    <div
      role="status"
      className="pointer-events-none fixed inset-x-0 bottom-[calc(4.75rem+var(--strip,0rem)+var(--action,0rem)+env(safe-area-inset-bottom))] z-40 mx-auto w-full max-w-column px-4"
    >
      {isShown && (
        <div
          data-connection
          className="pointer-events-auto flex animate-rise items-center gap-3 rounded-control border border-line bg-card py-2 pr-2 pl-4 shadow-card"
        >
          <Sparkles aria-hidden className="size-5 shrink-0 text-fairway" />
          <p className="grow text-sm font-semibold">A new version is ready</p>
          <Button
            size="small"
            className="shrink-0"
            isBusy={isTaking}
            onClick={() => {
              setIsTaking(true);
              void takeVersion(waiting, () => isIdle.current).finally(() => setIsTaking(false));
            }}
          >
            Update
          </Button>
        </div>
      )}
    </div>
  );
}
