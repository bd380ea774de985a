import { useCallback, useRef, useState } from 'react';
import { replaceVideo } from '../replace-video.ts';
import type { UploadForm } from '../upload-fields.ts';
import type { ChosenVideo } from '../video/choose-video.ts';
import { type Draft, draftOf } from './draft.ts';

/** A video whose check has ended after its form was left. */
export interface LateVideo {
  readonly golferId: string;
  readonly field: 'faceOn' | 'downTheLine';
  /** The field's video when this one was chosen. */
  readonly before: ChosenVideo | null;
  readonly video: ChosenVideo;
}

/** The form's values and videos, which outlive its screen. */
export function useDraft() {
  const [draft, setDraft] = useState<Draft | null>(null);
  const [lateVideo, setLateVideo] = useState<LateVideo | null>(null);
  const latest = useRef(draft);
  latest.current = draft;
  const keepDraft = useCallback((form: UploadForm) => setDraft((before) => draftOf(form, before)), []);
  /** Puts a late video into its field. False where the field has another video by now. */
  const addLateVideo = useCallback((late: LateVideo): boolean => {
    const { field, before, video } = late;
    const kept = latest.current;
    // The form copies its values, but not their files.
    if (!kept || kept.form[field]?.file !== before?.file) return false;
    setDraft((present) => present && draftOf(replaceVideo(present.form, field, video), present));
    setLateVideo(late);
    return true;
  }, []);
  return { draft, setDraft, keepDraft, lateVideo, addLateVideo };
}
