import { type FilmedTest, videoFailureSchema } from '@trueswing/contracts';
import { CircleCheck, LoaderCircle, Trash2, Video } from 'lucide-react';
import { useId, useState } from 'react';
import { ReloadButton } from '../../../shared/reload-button.tsx';
import { Button } from '../../../ui/button.tsx';
import { ClubFigure } from './club-figure.tsx';
import { type FilmedVideo, useVideoPreparation, type VideoProblem } from './video-preparation.ts';
import { describeVideoFailure, videoTexts } from './video-texts.ts';

interface VideoChoiceProps {
  test: FilmedTest;
  video: FilmedVideo | null;
  isLocked: boolean;
  /** A newly chosen file is being checked. */
  isChecking: boolean;
  onChecking(isChecking: boolean): void;
  onChoose(video: FilmedVideo | null): void;
}

/** Shows what to film for one test, with a picture, and the choice of the video: the camera's or one that exists. */
export function VideoChoice({ test, video, isLocked, isChecking, onChecking, onChoose }: VideoChoiceProps) {
  const id = useId();
  const [rejection, setRejection] = useState<VideoProblem | null>(null);
  const { title, how } = videoTexts[test];
  const { choose } = useVideoPreparation();
  const check = async (file: File) => {
    onChecking(true);
    const { problem, video: chosen } = await choose(file).finally(() => onChecking(false));
    // What a swing's video is rejected for has other words here.
    const failure = videoFailureSchema.safeParse(problem?.code).data;
    setRejection(failure ? { message: describeVideoFailure(failure) } : problem);
    if (chosen) onChoose(chosen);
  };
  const Icon = isChecking ? LoaderCircle : video ? CircleCheck : Video;
  const isFixed = isLocked || isChecking;
  return (
    <div className="flex flex-col gap-3 rounded-control border border-line p-4">
      <div className="flex gap-4">
        <div className="size-24 shrink-0">
          <ClubFigure test={test} />
        </div>
        <div className="min-w-0">
          <h3 id={`${id}-title`} className="font-semibold">
            {title}
          </h3>
          <p className="text-sm">{how}</p>
        </div>
      </div>
      <div className="flex gap-2">
        <label
          htmlFor={id}
          className={`flex min-h-12 min-w-0 grow items-center gap-3 rounded-control border-2 border-dashed border-edge px-4 py-2 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-fairway ${isFixed ? '' : 'cursor-pointer'}`}
        >
          <Icon
            aria-hidden
            className={`size-6 shrink-0 ${isChecking ? 'animate-spin' : video ? 'text-fairway' : ''}`}
          />
          <span id={`${id}-choice`} className="min-w-0 truncate font-semibold" role={isChecking ? 'status' : undefined}>
            {isChecking ? 'Checking the video...' : video ? video.file.name : 'Film or choose a video'}
          </span>
          <input
            id={id}
            aria-labelledby={`${id}-title ${id}-choice`}
            aria-describedby={rejection ? `${id}-rejection` : undefined}
            aria-invalid={rejection !== null || undefined}
            type="file"
            accept="video/*,.mkv,.flv,.wmv,.avi"
            className="sr-only"
            disabled={isFixed}
            onChange={(event) => {
              const chosen = event.target.files?.[0];
              event.target.value = '';
              if (chosen) void check(chosen);
            }}
          />
        </label>
        {video && (
          <Button
            kind="quiet"
            size="small"
            aria-label={`Remove the ${title.toLowerCase()}`}
            disabled={isFixed}
            onClick={() => {
              setRejection(null);
              onChoose(null);
            }}
          >
            <Trash2 aria-hidden className="size-5" />
          </Button>
        )}
      </div>
      {rejection && (
        <p id={`${id}-rejection`} role="alert" className="rounded-control bg-alert-tint px-3 py-2 text-sm text-alert">
          {rejection.message}
        </p>
      )}
      {rejection?.isMissingPart && <ReloadButton />}
    </div>
  );
}
