import { isWorthCutting, proposeCut, type SwingSpan, type TimeSpan } from '@trueswing/domain';
import { Scissors } from 'lucide-react';
import { type ComponentProps, useEffect, useMemo, useState } from 'react';
import { ReloadButton } from '../../../../shared/reload-button.tsx';
import { Button } from '../../../../ui/button.tsx';
import { planCut } from '../cut/plan-cut.ts';
import { findCaptureRate } from '../frames/find-capture-rate.ts';
import { type FrameIndex, shownSpan } from '../frames/frame-index.ts';
import { CutSlider } from './cut-slider.tsx';
import { describeSize } from './describe-size.ts';
import { PictureStrip } from './picture-strip.tsx';
import { type loadParser, useStrip } from './use-strip.ts';

interface CutFieldProps {
  file: File;
  /** Its length. */
  seconds: number;
  /** The part to send, if not the whole video. */
  part: TimeSpan | undefined;
  /** Nothing more is proposed: what to send was proposed or chosen before. */
  isDecided: boolean;
  /** Its frames are encoded again: it is cut where the golfer wants, and its size is not known before. */
  isConverted: boolean;
  /** Its name in labels: "the face-on video". */
  name: string;
  /** The swing that was found in it; its surroundings are proposed. */
  swing?: SwingSpan | null | undefined;
  /** The form is being sent: nothing is proposed. */
  isBusy: boolean;
  /** The part to send, or null for the whole video. */
  onCut(part: TimeSpan | null): void;
  /** The golfer looks at this time while choosing. */
  onShow(timeS: number): void;
  load?: typeof loadParser;
}

/** Chooses the part of a video to send. Nothing is cut before the golfer sends it. */
export function CutField(props: CutFieldProps) {
  const { file, seconds, part, isDecided, isConverted, name, swing = null, isBusy, onCut, onShow, load } = props;
  const isChosen = part !== undefined;
  const [isOpened, setIsOpened] = useState(false);
  const isOpen = isOpened || isChosen || isWorthCutting(seconds);
  const { index, isMissingPart, pictures } = useStrip(file, isOpen, load);
  // Parts that play slower show the analysis how fast the camera was: only the golfer may cut them off.
  const hasOneSpeed = useMemo(() => index && findCaptureRate(index) === null, [index]);
  useEffect(() => {
    if (swing && hasOneSpeed && !isDecided && !isBusy) onCut(proposeCut(seconds, swing));
  }, [swing, hasOneSpeed, seconds, isDecided, isBusy, onCut]);
  if (!isOpen) {
    return (
      <Button
        kind="quiet"
        size="small"
        className="self-start"
        aria-label={`Trim ${name}`}
        onClick={() => setIsOpened(true)}
      >
        <Scissors aria-hidden className="size-5" />
        Trim
      </Button>
    );
  }
  if (!index) {
    const unable = isMissingPart
      ? 'A part of the app did not load. Send this video whole, or reload the app and choose it again.'
      : 'This video cannot be trimmed here.';
    return (
      <>
        <p role="status" className="text-sm text-muted">
          {index === null ? unable : 'Looking for the pictures...'}
        </p>
        {isMissingPart && <ReloadButton />}
      </>
    );
  }
  const advice = swing && part ? 'We found your swing. Move the ends if you like.' : 'Move the ends around your swing.';
  return (
    <div className="flex flex-col gap-2.5">
      <p>
        <strong>Keep the part with your swing.</strong> {advice}
      </p>
      <Strip
        file={file}
        chosen={part}
        isConverted={isConverted}
        name={name}
        index={index}
        pictures={pictures}
        onCut={onCut}
        onShow={onShow}
      />
      <p className="text-sm text-muted">The video on your phone stays as it is. A part is sent without its sound.</p>
    </div>
  );
}

interface StripProps extends Pick<CutFieldProps, 'file' | 'isConverted' | 'name' | 'onCut' | 'onShow'> {
  chosen: TimeSpan | undefined;
  index: FrameIndex;
  pictures: ComponentProps<typeof PictureStrip>['pictures'];
}

function Strip({ file, chosen, isConverted, name, index, pictures, onCut, onShow }: StripProps) {
  const seconds = useMemo(() => lengthOf(index), [index]);
  const part = chosen ?? { startS: 0, endS: seconds };
  const plan = useMemo(() => planCut(index, part), [index, part]);
  const kept = isConverted ? part : plan.kept;
  const keptS = kept.endS - kept.startS;
  const size = isConverted ? `${keptS.toFixed(1)} s` : describeSize(keptS, plan.bytes);

  const whole = describeSize(seconds, file.size);
  return (
    <>
      <div className="relative mx-tap h-16">
        <PictureStrip pictures={pictures} seconds={seconds} kept={kept} />
        <CutSlider
          name={name}
          seconds={seconds}
          part={part}
          onMove={(moved, movedToS) => {
            onShow(movedToS);
            onCut(moved.startS === 0 && moved.endS >= seconds - wholeSlackS ? null : moved);
          }}
        />
      </div>
      <p role="status" className="text-center font-semibold tabular-nums">
        {!chosen ? `The whole video: ${whole}` : `${size} instead of ${whole}`}
      </p>
    </>
  );
}

/** The slider moves in steps and may stop short of the end. */
const wholeSlackS = 0.1;

function lengthOf(index: FrameIndex): number {
  const { startS, endS } = shownSpan(index);
  return endS - startS;
}
