import type { Recap } from '@trueswing/contracts';
import { loadPictureFont, toBlob } from '../../../shared/files/picture-file.ts';
import { drawRecap } from './draw-recap.ts';

/** "trueswing-recap-2026-11" */
const fileName = ({ month }: Recap): string => `trueswing-recap-${month.slice(0, 7)}`;

/** The picture of a month as a file that the device can share. */
export async function makeRecapPicture(recap: Recap): Promise<File> {
  await loadPictureFont();
  const canvas = document.createElement('canvas');
  drawRecap(canvas, recap);
  const blob = await toBlob(canvas, 'image/jpeg', 0.92);
  return new File([blob], `${fileName(recap)}.jpg`, { type: blob.type });
}

/** The month on one page. The library that writes it loads now. */
export async function makeRecapPdf(recap: Recap): Promise<File> {
  const { writeRecapPdf } = await import('./write-recap-pdf.ts');
  return new File([writeRecapPdf(recap)], `${fileName(recap)}.pdf`, { type: 'application/pdf' });
}
