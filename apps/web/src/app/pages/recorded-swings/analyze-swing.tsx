import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { KeptSwing } from '../../../features/record/kept/swing-store.ts';
import { addVideo } from '../../../features/uploads/form/add-video.ts';
import { useUploadManager } from '../../../features/uploads/transfer/upload-manager.tsx';
import { chooseVideo } from '../../../features/uploads/video/choose-video.ts';
import { ButtonLink } from '../../../shared/button-link.tsx';
import { rememberHandedness } from '../../../shared/handedness.ts';
import { paths } from '../../../shared/paths.ts';
import { reload, reloadLabel } from '../../../shared/reload-button.tsx';
import { uploadStatusQuery } from '../../../shared/upload-status.queries.ts';
import { Button } from '../../../ui/button.tsx';
import { useToast } from '../../../ui/toasts/toast.tsx';
import { findWay } from './find-way.ts';

/** Puts a swing into the upload form, or says what stands in the way. Nothing is sent before the golfer sends the form. */
export function AnalyzeSwing({ swing }: { swing: KeptSwing }) {
  const { data: status } = useQuery(uploadStatusQuery);
  const { draft, transfer, keepDraft } = useUploadManager();
  const [isBusy, setIsBusy] = useState(false);
  const showToast = useToast();
  const navigate = useNavigate();
  const isUploading = transfer.state === 'sending' || transfer.state === 'interrupted';
  const way = findWay(status, swing.view, isUploading);

  const analyze = async () => {
    if (!status) return;
    setIsBusy(true);
    const { problem, video } = await chooseVideo(swing.file).finally(() => setIsBusy(false));
    if (problem) {
      const action = problem.isMissingPart && { label: reloadLabel, onClick: reload };
      return showToast({ title: problem.title, text: problem.message, kind: 'destructive', ...(action && { action }) });
    }
    rememberHandedness(swing.handedness);
    const form = addVideo(status, draft, { video, view: swing.view, handedness: swing.handedness });
    keepDraft(form);
    const text = form.faceOn
      ? 'Nothing is sent until you tap Analyze My Swing.'
      : 'Add a face-on video too: an analysis needs it.';
    showToast({ title: 'Video Added', text });
    void navigate(paths.upload());
  };

  if (way.kind === 'open') {
    return (
      <Button isBusy={isBusy} disabled={!status} onClick={() => void analyze()}>
        Analyze this swing
      </Button>
    );
  }
  return (
    <div className="flex flex-col gap-3">
      <p className="font-semibold">{way.text}</p>
      {way.kind === 'plans' && <ButtonLink to={paths.plans}>See Premium</ButtonLink>}
      {way.kind === 'upload' && <ButtonLink to={paths.upload()}>Go to the upload</ButtonLink>}
    </div>
  );
}
