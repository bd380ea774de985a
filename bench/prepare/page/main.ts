import { convertVideo } from '../../../apps/web/src/features/uploads/prepare/convert/convert-video.ts';

/** Converts the chosen video as the upload form does, and downloads the result. */
document.querySelector('input')?.addEventListener('change', async ({ target }) => {
  const file = target instanceof HTMLInputElement ? target.files?.[0] : undefined;
  if (!file) return;
  const link = document.createElement('a');
  const { signal } = new AbortController();
  link.href = URL.createObjectURL(await convertVideo(file, { signal, onProgress: () => undefined }));
  link.download = 'converted.mp4';
  link.click();
});
