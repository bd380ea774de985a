import type { AnalysisId } from '@trueswing/contracts';
import { PdfChoice, PictureChoice } from '../../../shared/files/file-choices.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { CoachLinks } from './coach-links.tsx';

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
      <PictureChoice id={analysisId} make={makePicture} text="Moments and your mobility, for friends and chats." />
      <PdfChoice make={makePdf} text="The report on one page, to print or to keep." />
      <CoachLinks analysisId={analysisId} />
    </Dialog>
  );
}
