import type { SlowMotion } from '@trueswing/contracts';
import type { SwingSpan } from '@trueswing/domain';
import { Film, LoaderCircle, Lock, Scissors, Trash2 } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { ReloadButton } from '../../../shared/reload-button.tsx';
import { Button } from '../../../ui/button.tsx';
import { useToast } from '../../../ui/toasts/toast.tsx';
import type { LoadProblem } from '../prepare/load-code.ts';
import { sentCodec } from '../prepare/prepare-file.ts';
import { CutField } from '../prepare/strip/cut-field.tsx';
import { describeSize } from '../prepare/strip/describe-size.ts';
import { type ChosenVideo, chooseVideo, factsToSend } from './choose-video.ts';
import { VideoAdviceList, VideoFigures } from './video-advice.tsx';
import { VideoPreview } from './video-preview.tsx';

/** Why a video is not taken, or not ready. */
type Fault = Pick<LoadProblem, 'message' | 'isMissingPart'>;

interface VideoFieldProps {
  label: string;
  /** Its name in button labels: "the face-on video". */
  videoName: string;
  hint: string;
  video: ChosenVideo | null;
  /** Why it could not be made ready. */
  failure?: Fault | null;
  slowMotion: SlowMotion;
  /** The video of the field above. */
  above?: ChosenVideo | null;
  /** The swing that was found in the video. */
  swing?: SwingSpan | null;
  /** Whether the form takes it: it may have been left, and another video chosen, while this one was checked. */
  onChoose(video: ChosenVideo | null): boolean;
  /** A newly chosen file is being checked. */
  isChecking: boolean;
  onChecking(isChecking: boolean): void;
  /** The form is being sent: its video stays. */
  isBusy: boolean;
  /** Shown below the chosen video. */
  children?: ReactNode;
  /** Why no video can be chosen. */
  lockedText?: string | null;
  /** Way to unlock it. */
  lockedAction?: ReactNode;
}

/** Chooses a video. Files that the specification excludes are rejected here, before the upload. */
export function VideoField(props: VideoFieldProps) {
  const { label, videoName, hint, video, slowMotion, above, swing, onChoose } = props;
  const { failure, isChecking, onChecking, isBusy, children, lockedText, lockedAction } = props;
  const id = useId();
  const showToast = useToast();
  const now = useRef({ isBusy, file: video?.file });
  now.current = { isBusy, file: video?.file };
  // Stays after the toast, as fixing the file takes longer than 5 s, until the video beside it changes or is sent.
  const [rejection, setRejection] = useState<{ fault: Fault; beside: File | undefined } | null>(null);
  useEffect(() => {
    if (isBusy) setRejection(null);
  }, [isBusy]);
  const [shownS, setShownS] = useState<number | null>(null);

  const choose = async (file: File) => {
    onChecking(true);
    const { problem, video: chosen } = await chooseVideo(file).finally(() => onChecking(false));
    if (now.current.isBusy) return;
    setRejection(problem && { fault: problem, beside: now.current.file });
    if (problem) showToast({ title: problem.title, text: problem.message, kind: 'destructive' });
    else if (onChoose(chosen))
      showToast({ title: 'Video Added', text: 'Nothing is sent until you tap Analyze My Swing.' });
  };

  const fault = (rejection?.beside === video?.file && rejection?.fault) || failure;
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
          <VideoPreview file={video.file} name={videoName} atS={shownS} />
          <div className="flex min-w-0 flex-col gap-1.5">
            <p className="line-clamp-2 font-semibold wrap-anywhere">{video.file.name}</p>
            {video.facts && <VideoFigures facts={video.facts} />}
            <p className="text-sm text-muted">
              {(video.file.size / 2 ** 20).toFixed(1)} MB
              {video.original?.facts &&
                ` instead of ${describeSize(video.original.facts.seconds, video.original.file.size)}`}
            </p>
          </div>
        </div>
      )}
      {video?.facts && !video.original && (
        <CutField
          file={video.file}
          seconds={video.facts.seconds}
          part={video.part}
          isDecided={video.isPartDecided === true}
          isConverted={video.facts.codec !== sentCodec}
          name={videoName}
          swing={swing}
          isBusy={isBusy}
          onCut={(part) =>
            onChoose({ file: video.file, facts: video.facts, isPartDecided: true, ...(part && { part }) })
          }
          onShow={setShownS}
        />
      )}
      {video?.original && (
        <Button
          kind="quiet"
          size="small"
          className="self-start"
          aria-label={`Choose another part of ${videoName}`}
          onClick={() => onChoose(video.original ?? null)}
        >
          <Scissors aria-hidden className="size-5" />
          Choose another part
        </Button>
      )}
      {video?.facts && (
        <VideoAdviceList facts={factsToSend(video, video.facts)} slowMotion={slowMotion} above={above?.facts} />
      )}
      {children}
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
            aria-describedby={fault ? `${id}-fault` : undefined}
            aria-invalid={fault ? true : undefined}
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
          <Button kind="quiet" size="small" aria-label={`Remove ${videoName}`} onClick={() => onChoose(null)}>
            <Trash2 aria-hidden className="size-5" />
          </Button>
        )}
      </div>
      {lockedAction}
      {fault && (
        <p id={`${id}-fault`} className="rounded-control bg-alert-tint px-3 py-2 text-sm text-alert">
          {fault.message}
        </p>
      )}
      {fault?.isMissingPart && <ReloadButton />}
    </div>
  );
}
