import { CloudOff, CloudUpload, X } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '../../../shared/paths.ts';
import { ProgressBar } from '../../../ui/feedback.tsx';
import { useToast } from '../../../ui/toasts/toast.tsx';
import { describeTransfer } from './describe-transfer.ts';
import { useUploadManager } from './upload-manager.tsx';

/** Progress of the upload that is under way, with a link back to it. tokens.css reserves its space. */
export default function UploadStrip() {
  const { transfer, cancel } = useUploadManager();
  const showToast = useToast();
  if (transfer.state !== 'sending' && transfer.state !== 'interrupted') return null;
  const { text, share, mayCancel } = describeTransfer(transfer);
  const Icon = transfer.state === 'interrupted' ? CloudOff : CloudUpload;
  const stop = () => {
    cancel();
    showToast({ title: 'Upload Canceled', text: 'Your video is still on the upload screen. Send it when you like.' });
  };
  return (
    <section
      aria-label="Upload"
      data-strip
      className="fixed inset-x-0 bottom-[calc(4rem+env(safe-area-inset-bottom))] z-40 mx-auto flex h-(--strip) w-full max-w-column items-stretch border-t border-line bg-card"
    >
      <Link to={paths.upload()} className="flex min-w-0 grow items-center gap-3 pl-4">
        <Icon aria-hidden className="size-6 shrink-0 text-fairway" />
        <span className="flex min-w-0 grow flex-col gap-1.5">
          <span className="line-clamp-2 text-sm leading-tight font-semibold">{text}</span>
          {transfer.state === 'sending' && <ProgressBar share={share} label="Upload" />}
        </span>
      </Link>
      {mayCancel ? (
        <button
          type="button"
          aria-label="Cancel Upload"
          onClick={stop}
          className="grid w-14 shrink-0 place-items-center"
        >
          <X aria-hidden className="size-6" />
        </button>
      ) : (
        <span className="w-4 shrink-0" />
      )}
    </section>
  );
}
