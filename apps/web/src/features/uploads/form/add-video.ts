import type { Handedness, UploadStatus, VideoView } from '@trueswing/contracts';
import type { UploadForm } from '../upload-fields.ts';
import type { ChosenVideo } from '../video/choose-video.ts';
import { openForm } from './upload-form.ts';

interface AddedVideo {
  readonly video: ChosenVideo;
  readonly view: VideoView;
  readonly handedness: Handedness;
}

/**
 * The upload form with a recorded video in the field of its view. What the golfer entered before stays, but the form no longer
 * asks about slow motion if this is its only video: the recorder has none.
 */
export function addVideo(
  status: UploadStatus,
  draft: UploadForm | null,
  { video, view, handedness }: AddedVideo,
): UploadForm {
  const form = { ...openForm(status, null, draft), handedness };
  const filled = view === 'face-on' ? { ...form, faceOn: video } : { ...form, downTheLine: video };
  return filled.faceOn && filled.downTheLine ? filled : { ...filled, slowMotion: 'no', isRecorderAnswer: true };
}
