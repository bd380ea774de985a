import type { UploadForm } from './upload-fields.ts';
import type { ChosenVideo } from './video/choose-video.ts';

const originalOf = (video: ChosenVideo | null): File | undefined => (video?.original ?? video)?.file;

/**
 * The form with a video in a field; null for none. Of another file the recorder's answer about slow motion may not be true. What the
 * golfer answered stays.
 */
export function replaceVideo(form: UploadForm, field: 'faceOn' | 'downTheLine', video: ChosenVideo | null): UploadForm {
  const filled = { ...form, [field]: video };
  const isOther = video !== null && originalOf(video) !== originalOf(form[field]);
  return isOther && form.isRecorderAnswer ? { ...filled, slowMotion: 'unknown', isRecorderAnswer: false } : filled;
}
