import {
  isInVideo,
  type StoredTrack,
  type SwingAnalysis,
  type SwingEventName,
  swingEventNames,
} from '@trueswing/contracts';
import { isMoved } from '@trueswing/swing';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { requestIdOf, sentenceOf } from '../../../shared/api/http-client.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorNote } from '../../../ui/feedback.tsx';
import { swingEventLabels } from '../player/controls/swing-event-labels.ts';
import { timeInFrame } from '../player/video/seek-times.ts';
import type { SwingVideo } from '../player/video/swing-video.ts';
import { Video, type VideoHandle } from '../player/video/video.tsx';
import type { FinishedDetails } from '../state-of-analysis.ts';
import { ChangedNumbers } from './changed-numbers.tsx';
import { useSaveCorrection } from './save-correction.queries.ts';
import { useCorrection, type VideoName } from './use-correction.ts';

export interface CorrectionEditorProps {
  analysis: SwingAnalysis;
  details: FinishedDetails;
  /** The face-on video. */
  main: SwingVideo;
  /** The down-the-line video. */
  second: SwingVideo | null;
  mainTrack: StoredTrack;
  secondTrack: StoredTrack | null;
  onDone(): void;
}

const steps = [-5, -1, 1, 5] as const;

/** A golfer chooses a moment and moves it frame by frame; the video and the numbers follow immediately. */
export function CorrectionEditor(props: CorrectionEditorProps) {
  const { analysis, details, main, second, mainTrack, secondTrack, onDone } = props;
  const [videoName, setVideoName] = useState<VideoName>('faceOn');
  const [event, setEvent] = useState<SwingEventName>('top');
  const tracks = { faceOn: mainTrack, downTheLine: secondTrack };
  const correction = useCorrection({ analysis, details, tracks });
  const save = useSaveCorrection(analysis.id, onDone);
  const video = videoName === 'downTheLine' && second ? second : main;
  const view = correction.viewOf(videoName) ?? details.faceOn;
  const { frame, timeS } = view.events[event];
  const { fps } = view.timeBase;

  const handle = useRef<VideoHandle>(null);
  useEffect(() => handle.current?.seek(timeInFrame(timeS, fps)), [timeS, fps]);

  const nudge = (by: number) => correction.nudge(videoName, event, by);
  const onKeyDown = (pressed: KeyboardEvent) => {
    const direction = pressed.key === 'ArrowLeft' ? -1 : pressed.key === 'ArrowRight' ? 1 : 0;
    if (direction === 0 || pressed.ctrlKey || pressed.altKey || pressed.metaKey) return;
    pressed.preventDefault();
    nudge(pressed.shiftKey ? 5 * direction : direction);
  };
  const goBack = () => {
    correction.reset();
    if (correction.isCorrected) save.mutate(null);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the buttons do the same; the arrow keys are a shortcut
    <div className="flex flex-col gap-3" onKeyDown={onKeyDown}>
      {second && (
        <fieldset aria-label="Video" className="grid grid-cols-2 gap-2">
          {(
            [
              ['faceOn', main],
              ['downTheLine', second],
            ] as const
          ).map(([name, { label }]) => (
            <Choice key={name} isChosen={name === videoName} onChoose={() => setVideoName(name)}>
              {label}
            </Choice>
          ))}
        </fieldset>
      )}
      <div className="-mx-5 flex h-[24svh] min-h-44 bg-night">
        <Video key={video.id} ref={handle} video={video} startS={timeInFrame(timeS, fps)} hasSkeleton />
      </div>
      <fieldset aria-label="Moment" className="grid grid-cols-4 gap-2">
        {swingEventNames.map((name) => (
          <Choice key={name} isChosen={name === event} onChoose={() => setEvent(name)}>
            {swingEventLabels[name]}
            {isMoved(view.events[name]) && <span className="sr-only"> (set by you)</span>}
            {isMoved(view.events[name]) && <span aria-hidden> •</span>}
          </Choice>
        ))}
      </fieldset>
      <div className="grid grid-cols-[1fr_1fr_auto_1fr_1fr] items-center gap-2">
        {steps.slice(0, 2).map((by) => (
          <NudgeButton key={by} by={by} isOff={!correction.canNudge(videoName, event, by)} onNudge={nudge} />
        ))}
        <p aria-live="polite" className="min-w-20 text-center text-sm">
          {isInVideo(view.events[event]) ? (
            <>
              <span className="block text-muted">Frame</span>
              <strong className="figure text-lg">{frame}</strong>
            </>
          ) : (
            'Not seen'
          )}
        </p>
        {steps.slice(2).map((by) => (
          <NudgeButton key={by} by={by} isOff={!correction.canNudge(videoName, event, by)} onNudge={nudge} />
        ))}
      </div>
      <ChangedNumbers before={details.measurements} now={correction.measurements} />
      {save.error && (
        <ErrorNote requestId={requestIdOf(save.error)}>
          {sentenceOf(save.error, 'We could not save this. Please try again.')}
        </ErrorNote>
      )}
      <div className="sticky bottom-0 grid auto-cols-fr grid-flow-col gap-2 bg-card pt-1">
        <Button
          isBusy={save.isPending}
          disabled={!correction.isChanged}
          onClick={() => save.mutate({ version: analysis.version, moves: correction.moves })}
        >
          Save
        </Button>
        {(correction.isCorrected || correction.isChanged) && (
          <Button kind="outline" disabled={save.isPending} onClick={goBack}>
            Back to automatic
          </Button>
        )}
      </div>
    </div>
  );
}

function Choice(props: { isChosen: boolean; onChoose(): void; children: React.ReactNode }) {
  return (
    <button
      type="button"
      aria-pressed={props.isChosen}
      onClick={props.onChoose}
      className="min-h-tap rounded-control border-2 border-line px-1 text-sm font-semibold whitespace-nowrap [font-stretch:80%] aria-pressed:border-fairway aria-pressed:bg-fairway-tint aria-pressed:text-fairway"
    >
      {props.children}
    </button>
  );
}

function NudgeButton({ by, isOff, onNudge }: { by: number; isOff: boolean; onNudge(by: number): void }) {
  const text = by < 0 ? `−${-by}` : `+${by}`;
  const frames = Math.abs(by) === 1 ? 'frame' : 'frames';
  return (
    <Button
      kind="outline"
      className="px-0!"
      // Begins with the text on the button, so that a golfer can press it by voice.
      aria-label={`${text} ${frames}, ${by < 0 ? 'earlier' : 'later'}`}
      disabled={isOff}
      onClick={() => onNudge(by)}
    >
      {text}
    </Button>
  );
}
