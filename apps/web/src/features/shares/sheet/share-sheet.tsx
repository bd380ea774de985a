import type { AnalysisId } from '@trueswing/contracts';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { CoachLinks } from './coach-links.tsx';
import { PdfChoice, PictureChoice } from './file-choices.tsx';

export interface ShareSheetProps {
  analysisId: AnalysisId;
  makePicture(): Promise<File>;
  makePdf(): Promise<File>;
  isOpen: boolean;
  onClose(): void;
}

/** Three ways to share an analysis: a picture for friends, a PDF to keep, a link for a coach. */
export default function ShareSheet({ analysisId, makePicture, makePdf, isOpen, onClose }: ShareSheetProps) {
  return (
    <Dialog title="Share this swing" isOpen={isOpen} onClose={onClose}>
      <PictureChoice analysisId={analysisId} make={makePicture} />
      <PdfChoice make={makePdf} />
      <CoachLinks analysisId={analysisId} />
    </Dialog>
  );
}
