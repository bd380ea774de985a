import type { MobilityCheck, SwingAnalysis } from '@trueswing/contracts';
import type { Stature } from '@trueswing/swing';
import { loadPictureFont, toBlob } from '../../../shared/files/picture-file.ts';
import { showLengths } from '../show-lengths.ts';
import type { FinishedDetails } from '../state-of-analysis.ts';
import { drawPicture } from './draw-picture.ts';
import { loadKeyFrames } from './load-key-frames.ts';
import { nameFile } from './name-file.ts';
import { summarize } from './summarize.ts';

/** The picture of a swing as a file that the device can share. */
export async function makePicture(
  analysis: SwingAnalysis,
  details: FinishedDetails,
  stature: Stature | null,
  check: Pick<MobilityCheck, 'parts'> | null | undefined,
): Promise<File> {
  const [keyFrames] = await Promise.all([loadKeyFrames(analysis, details), loadPictureFont()]);
  const canvas = document.createElement('canvas');
  drawPicture(canvas, summarize(showLengths(analysis, stature), details, stature, check), keyFrames);
  const blob = await toBlob(canvas, 'image/jpeg', 0.92);
  return new File([blob], `${nameFile(analysis)}.jpg`, { type: blob.type });
}

/** The report on one page. The library that writes it loads now. */
export async function makePdf(
  analysis: SwingAnalysis,
  details: FinishedDetails,
  stature: Stature | null,
  check: Pick<MobilityCheck, 'parts'> | null | undefined,
): Promise<File> {
  const [{ writePdf }, keyFrames] = await Promise.all([
    import('./pdf/write-pdf.ts'),
    loadKeyFrames(analysis, details),
    loadPictureFont(),
  ]);
  const said = showLengths(analysis, stature);
  const bytes = writePdf(said, summarize(said, details, stature, check), keyFrames);
  return new File([bytes], `${nameFile(analysis)}.pdf`, { type: 'application/pdf' });
}
