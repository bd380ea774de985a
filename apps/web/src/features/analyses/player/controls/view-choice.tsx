import type { Ref } from 'react';
import type { StagedVideos } from '../use-stage.ts';

interface ViewChoiceProps {
  ref: Ref<HTMLFieldSetElement>;
  videos: StagedVideos;
  shown: StagedVideos;
  onShow(videos: StagedVideos): void;
}

/** Where the video failed, there is no golfer to stand beside: a row leaves the space to the reason. */
const columnClasses = 'flex-col group-has-data-failed/player:flex-row group-has-data-failed/player:*:px-3';

/**
 * One video, the other one, or both side by side. Nothing to choose with one video. One video has the choice in its corner,
 * beside the golfer; two have it above them.
 */
export function ViewChoice({ ref, videos: [first, second], shown, onShow }: ViewChoiceProps) {
  if (!second) return null;
  const choices = [
    { name: first.label, videos: [first] },
    { name: second.label, videos: [second] },
    { name: 'Both', videos: [first, second] },
  ] as const;
  return (
    <fieldset
      ref={ref}
      aria-label="Videos"
      className={`flex rounded-xl bg-night/70 ${shown.length > 1 ? '*:px-3' : columnClasses}`}
    >
      {choices.map(({ name, videos }) => (
        <button
          key={name}
          type="button"
          aria-pressed={videos.length === shown.filter(Boolean).length && videos[0].id === shown[0].id}
          onClick={() => onShow(videos)}
          className="min-h-tap min-w-tap rounded-xl px-1.5 text-sm font-semibold text-on-night [font-stretch:85%] aria-pressed:bg-flag aria-pressed:text-on-flag"
        >
          {name}
        </button>
      ))}
    </fieldset>
  );
}
