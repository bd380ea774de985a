/** The portrait format that feeds and chats show whole. */
export const pictureSize = { width: 1080, height: 1350 } as const;
export const pictureMargin = 48;
export const pictureColors = {
  turf: '#0b3525',
  card: '#0f4530',
  text: '#ffffff',
  soft: '#c4d8cb',
  flag: '#d8f34e',
  care: '#ffbd66',
} as const;
export const pictureFont = (weight: number, px: number) => `${weight} ${px}px "Archivo Variable", sans-serif`;

/** Begins a picture with the name of the product and what it is about. */
export function beginPicture(canvas: HTMLCanvasElement, subject: string): CanvasRenderingContext2D {
  canvas.width = pictureSize.width;
  canvas.height = pictureSize.height;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser draws no pictures.');
  context.fillStyle = pictureColors.turf;
  context.fillRect(0, 0, pictureSize.width, pictureSize.height);
  context.textBaseline = 'alphabetic';
  context.fillStyle = pictureColors.flag;
  context.font = pictureFont(800, 46);
  context.fillText('TrueSwing', pictureMargin, 90);
  context.fillStyle = pictureColors.text;
  context.font = pictureFont(600, 32);
  context.textAlign = 'right';
  context.fillText(subject, pictureSize.width - pictureMargin, 88);
  context.textAlign = 'left';
  return context;
}

/** A canvas does not wait for the page's font. */
export const loadPictureFont = () => document.fonts.load('700 50px "Archivo Variable"');

export const toBlob = (canvas: HTMLCanvasElement, type: string, quality: number): Promise<Blob> =>
  new Promise((resolve, reject) => {
    const done = (blob: Blob | null) => (blob ? resolve(blob) : reject(new Error('This browser makes no pictures.')));
    canvas.toBlob(done, type, quality);
  });
