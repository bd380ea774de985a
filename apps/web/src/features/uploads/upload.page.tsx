import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { LoadError } from '../../shared/api/load-error.tsx';
import { uploadStatusQuery } from '../../shared/upload-status.queries.ts';
import { whenUploadOpens } from '../../shared/when-upload-opens.ts';
import { Waiting } from '../../ui/feedback.tsx';
import { UploadSwing } from './form/upload-swing.tsx';
import { loadUploadCode } from './load-upload-code.ts';
import { isUnderway } from './transfer/transfer.ts';
import { useUploadManager } from './transfer/upload-manager.tsx';
import { UploadGate } from './upload-gate.tsx';

export default function UploadPage() {
  const { transfer, isRestored } = useUploadManager();
  // A club or the week may have opened since. While an upload runs, its form stays as it is.
  const isOnItsWay = isUnderway(transfer);
  const query = useQuery({ ...uploadStatusQuery, refetchOnWindowFocus: !isOnItsWay });
  const { data: status, error, isFetching, refetch } = query;
  useEffect(() => loadUploadCode(), []);
  if (!status) {
    if (!error) return <Waiting text="Loading..." />;
    const fallback = 'We could not load your uploads. Please try again.';
    return <LoadError error={error} fallback={fallback} onRetry={() => void refetch()} />;
  }
  // A running upload may be the one that reaches the limit: its form stays until the end.
  const opens = status.isFreeLimitReached ? 'premium' : whenUploadOpens(status);
  if (!isOnItsWay && opens !== 'now') {
    // A failed analysis returns its upload, so the limit is shown only from fresh data.
    return isFetching ? <Waiting text="Loading..." /> : <UploadGate opens={opens} />;
  }
  return <UploadSwing key={String(isRestored)} status={status} />;
}
