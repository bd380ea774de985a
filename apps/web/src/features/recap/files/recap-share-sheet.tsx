import type { Recap } from '@trueswing/contracts';
import { PdfChoice, PictureChoice } from '../../../shared/files/file-choices.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { makeRecapPdf, makeRecapPicture } from './make-recap-files.ts';

interface RecapShareSheetProps {
  recap: Recap;
  isOpen: boolean;
  onClose(): void;
}

/** Two ways to share a recap: a picture for friends, a PDF to keep. */
export default function RecapShareSheet({ recap, isOpen, onClose }: RecapShareSheetProps) {
  return (
    <Dialog title="Share this month" isOpen={isOpen} onClose={onClose}>
      <PictureChoice
        id={recap.month}
        make={() => makeRecapPicture(recap)}
        text="Your month in numbers, for friends and chats."
      />
      <PdfChoice make={() => makeRecapPdf(recap)} text="The month on one page, to print or to keep." />
    </Dialog>
  );
}
