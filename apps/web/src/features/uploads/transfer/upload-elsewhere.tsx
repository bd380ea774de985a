import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router';
import { paths } from '../../../shared/paths.ts';
import { useUploadManager } from './upload-manager.tsx';

/** Loads the code early: the network may be gone by the time that the strip is needed. */
export const loadUploadStrip = () => import('./upload-strip.tsx');

// A second try bridges a short gap in the network. Without the code the upload goes on, and other screens do not show it.
const UploadStrip = lazy(() =>
  loadUploadStrip()
    .catch(loadUploadStrip)
    .catch(() => ({ default: () => null })),
);

/** Above the tabs while an upload runs and another screen is open. */
export function UploadElsewhere() {
  const { transfer } = useUploadManager();
  const { pathname } = useLocation();
  const isUnderway = transfer.state === 'sending' || transfer.state === 'interrupted';
  if (!isUnderway || pathname === paths.upload()) return null;
  return (
    <Suspense>
      <UploadStrip />
    </Suspense>
  );
}
