import type { SlowMotion } from '@trueswing/contracts';
import { adviseOnVideo, type RecordedFacts, type VideoAdvice } from '@trueswing/domain';
import { CircleCheck, Lightbulb } from 'lucide-react';

const styles = {
  improve: { Icon: Lightbulb, className: 'bg-sand text-on-sand' },
  good: { Icon: CircleCheck, className: 'bg-fairway-tint text-ink' },
} as const satisfies Record<VideoAdvice['weight'], unknown>;

const about = { length: 'Length', 'frame-rate': 'Frame rate', picture: 'Picture' } as const;

/** The facts of a video: "5.0 s", "240 fps", "1080 × 1920", "H.264". */
export function VideoFigures({ facts }: { facts: RecordedFacts }) {
  const { seconds, fps, widthPx, heightPx, codec } = facts;
  const figures = [`${seconds.toFixed(1)} s`, `${Math.round(fps)} fps`, `${widthPx} × ${heightPx}`, codec];
  return (
    <ul className="flex flex-wrap gap-x-3 text-sm font-semibold tabular-nums">
      {figures.map((figure) => (
        <li key={figure}>{figure}</li>
      ))}
    </ul>
  );
}

interface VideoAdviceListProps {
  facts: RecordedFacts;
  slowMotion: SlowMotion;
  /** The video above: what it says of the frame rate is not said again. */
  above?: RecordedFacts | null | undefined;
}

/** Shows what is good about the video, and what to improve next time. */
export function VideoAdviceList({ facts, slowMotion, above }: VideoAdviceListProps) {
  const said = above ? adviseOnVideo(above, slowMotion) : [];
  const isNew = (advice: VideoAdvice) =>
    advice.about !== 'frame-rate' || said.every(({ text }) => text !== advice.text);
  return (
    <ul className="flex flex-col gap-1.5">
      {adviseOnVideo(facts, slowMotion)
        .filter(isNew)
        .map(({ weight, about: what, text }) => {
          const { Icon, className } = styles[weight];
          return (
            <li key={what} className={`flex gap-2.5 rounded-control px-3 py-2 text-sm leading-snug ${className}`}>
              <Icon aria-hidden className="mt-0.5 size-5 shrink-0" />
              <span>
                <strong>{about[what]}.</strong> {text}
              </span>
            </li>
          );
        })}
    </ul>
  );
}
