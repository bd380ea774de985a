import { useEffect, useRef } from 'react';
import { reload, reloadLabel } from '../../../shared/reload-button.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ErrorNote, ProgressBar } from '../../../ui/feedback.tsx';
import { ReportId } from '../../../ui/report-id.tsx';
import { isSameUpload, type UploadForm } from '../upload-fields.ts';
import { describeTransfer } from './describe-transfer.ts';
import { useUploadManager } from './upload-manager.tsx';

/** Replaces the submit button while the upload runs or waits; above the button after a rejection. */
export function TransferCard({ form }: { form: UploadForm }) {
  const { transfer, cancel, retry } = useUploadManager();
  const frame = useRef<HTMLDivElement>(null);
  const { state } = transfer;
  useEffect(() => {
    if (state === 'sending' || state === 'interrupted') frame.current?.scrollIntoView?.({ block: 'nearest' });
  }, [state]);
  if (state === 'idle') return null;
  if (state === 'rejected') {
    if (!isSameUpload(transfer.form, form)) return null;
    return <ErrorNote requestId={transfer.requestId}>{transfer.text}</ErrorNote>;
  }
  const { text, share, mayCancel } = describeTransfer(transfer);
  return (
    <div ref={frame} className="scroll-mb-28">
      <Card className="flex flex-col gap-3">
        <p className="font-semibold" role="status">
          {text}
        </p>
        {state !== 'interrupted' && <ProgressBar share={share} label="Upload" />}
        {transfer.state === 'sending' && mayCancel && (
          <p className="text-sm text-muted">
            {transfer.isKept
              ? 'You can look around the app. If it closes, your upload goes on when you open it again.'
              : 'You can look around the app. Please keep it open.'}
          </p>
        )}
        {transfer.state === 'interrupted' && transfer.requestId && <ReportId id={transfer.requestId} />}
        {transfer.state === 'interrupted' && (
          <Button onClick={transfer.needsReload ? reload : retry}>
            {transfer.needsReload ? reloadLabel : 'Try Again'}
          </Button>
        )}
        {mayCancel && (
          <Button kind="outline" onClick={cancel}>
            Cancel Upload
          </Button>
        )}
      </Card>
    </div>
  );
}
