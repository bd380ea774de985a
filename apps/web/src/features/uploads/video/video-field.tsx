import type { SlowMotion } from '@trueswing/contracts';
import { Film, LoaderCircle, Lock, Trash2 } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { useToast } from '../../../ui/toasts/toast.tsx';
import { type ChosenVideo, chooseVideo } from './choose-video.ts';
import { FilmAdviceList, FilmFigures } from './film-advice.tsx';
import { VideoPreview } from './video-preview.tsx';

interface VideoFieldProps {
  label: string;
  /** Its name in button labels: "the face-on film". */
  filmName: string;
  hint: string;
  video: ChosenVideo | null;
  slowMotion: SlowMotion;
  /** The film of the field above. */
  above?: ChosenVideo | null;
  onChoose(video: ChosenVideo | null): void;
  /** Why no video can be chosen. */
  lockedText?: string | null;
  /** Way to unlock it. */
  lockedAction?: ReactNode;
}

/** Chooses a video. Files that the specification excludes are refused here, before the upload. */
export function VideoField(props: VideoFieldProps) {
  const { label, filmName, hint, video, slowMotion, above, onChoose, lockedText, lockedAction } = props;
  const id = useId();
  const showToast = useToast();
  const [isChecking, setIsChecking] = useState(false);
  // Stays after the toast, as fixing the file takes longer than 5 s.
  const [refusal, setRefusal] = useState<string | null>(null);

  const choose = async (file: File) => {
    setIsChecking(true);
    const { problem, video: chosen } = await chooseVideo(file);
    setIsChecking(false);
    setRefusal(problem?.message ?? null);
    if (problem) showToast({ title: problem.title, text: problem.message, kind: 'destructive' });
    else showToast({ title: 'Video Added' });
    onChoose(chosen);
  };

  const Icon = lockedText ? Lock : isChecking ? LoaderCircle : Film;
  const shape = video
    ? 'min-h-tap justify-center border-fairway px-3 text-sm text-fairway hover:bg-fairway-tint'
    : `min-h-20 gap-4 border-dashed p-4 ${lockedText ? 'border-line text-muted' : 'border-edge bg-card hover:border-fairway'}`;
  return (
    <div className="flex flex-col gap-2">
      <span id={`${id}-label`} className="font-semibold">
        {label}
      </span>
      {video && (
        <div className="flex gap-4">
          <VideoPreview file={video.file} name={filmName} />
          <div className="flex min-w-0 flex-col gap-1.5">
            <p className="line-clamp-2 font-semibold wrap-anywhere">{video.file.name}</p>
            {video.facts && <FilmFigures facts={video.facts} />}
            <p className="text-sm text-muted">{(video.file.size / 2 ** 20).toFixed(1)} MB</p>
          </div>
        </div>
      )}
      {video?.facts && <FilmAdviceList facts={video.facts} slowMotion={slowMotion} above={above?.facts} />}
      {video && !video.facts && <p className="text-sm text-muted">We check this video after the upload.</p>}
      <div className="flex gap-2">
        <label
          htmlFor={id}
          className={`flex grow items-center rounded-control border-2 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-fairway ${lockedText ? '' : 'cursor-pointer'} ${shape}`}
        >
          {!video && <Icon aria-hidden className={`size-8 shrink-0 ${isChecking ? 'animate-spin' : ''}`} />}
          <span className="min-w-0">
            <span id={`${id}-choice`} className="block font-semibold" role={isChecking ? 'status' : undefined}>
              {isChecking ? 'Checking the video...' : (lockedText ?? (video ? 'Choose another' : 'Choose a video'))}
            </span>
            {!video && <span className="block text-sm text-muted">{hint}</span>}
          </span>
          <input
            id={id}
            aria-labelledby={`${id}-label ${id}-choice`}
            aria-describedby={refusal ? `${id}-refusal` : undefined}
            aria-invalid={refusal !== null || undefined}
            type="file"
            accept="video/*,.mkv,.flv,.wmv,.avi"
            className="sr-only"
            disabled={Boolean(lockedText) || isChecking}
            onChange={(event) => {
              const chosen = event.target.files?.[0];
              event.target.value = '';
              if (chosen) void choose(chosen);
            }}
          />
        </label>
        {video && (
          <Button kind="quiet" size="small" aria-label={`Remove ${filmName}`} onClick={() => onChoose(null)}>
            <Trash2 aria-hidden className="size-5" />
          </Button>
        )}
      </div>
      {lockedAction}
      {refusal && !video && (
        <p id={`${id}-refusal`} className="rounded-control bg-alert-tint px-3 py-2 text-sm text-alert">
          {refusal}
        </p>
      )}
    </div>
  );
}
