import type { FilmedTest } from '@trueswing/contracts';
import { checkVideoFile, videoTexts } from '@trueswing/domain';
import { CircleCheck, Video } from 'lucide-react';
import { useId, useState } from 'react';
import { ClubFigure } from './club-figure.tsx';

interface VideoChoiceProps {
  test: FilmedTest;
  video: File | null;
  isLocked: boolean;
  onChoose(video: File): void;
}

/** Shows what to film for one test, with a picture, and the choice of the video: the camera's or one that exists. */
export function VideoChoice({ test, video, isLocked, onChoose }: VideoChoiceProps) {
  const id = useId();
  const [rejection, setRejection] = useState<string | null>(null);
  const { title, how } = videoTexts[test];
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
      <label
        htmlFor={id}
        className={`flex min-h-12 items-center gap-3 rounded-control border-2 border-dashed border-edge px-4 py-2 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-fairway ${isLocked ? '' : 'cursor-pointer'}`}
      >
        {video ? (
          <CircleCheck aria-hidden className="size-6 shrink-0 text-fairway" />
        ) : (
          <Video aria-hidden className="size-6 shrink-0" />
        )}
        <span id={`${id}-choice`} className="min-w-0 truncate font-semibold">
          {video ? video.name : 'Film or choose a video'}
        </span>
        <input
          id={id}
          aria-labelledby={`${id}-title ${id}-choice`}
          aria-describedby={rejection ? `${id}-rejection` : undefined}
          aria-invalid={rejection !== null || undefined}
          type="file"
          accept="video/*,.mkv,.flv,.wmv,.avi"
          className="sr-only"
          disabled={isLocked}
          onChange={(event) => {
            const chosen = event.target.files?.[0];
            event.target.value = '';
            if (!chosen) return;
            const problem = checkVideoFile({ name: chosen.name, sizeBytes: chosen.size, type: chosen.type });
            setRejection(problem?.message ?? null);
            if (!problem) onChoose(chosen);
          }}
        />
      </label>
      {rejection && (
        <p id={`${id}-rejection`} role="alert" className="rounded-control bg-alert-tint px-3 py-2 text-sm text-alert">
          {rejection}
        </p>
      )}
    </div>
  );
}
