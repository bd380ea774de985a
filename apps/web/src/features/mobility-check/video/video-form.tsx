import { type FilmedTest, filmedTests } from '@trueswing/contracts';
import { useState } from 'react';
import { requestIdOf, sentenceOf } from '../../../shared/api/http-client.ts';
import { ReloadButton } from '../../../shared/reload-button.tsx';
import { Button } from '../../../ui/button.tsx';
import { ErrorNote } from '../../../ui/feedback.tsx';
import type { ChosenVideos } from './make-form.ts';
import type { useSentVideos } from './use-sent-videos.ts';
import { VideoChoice } from './video-choice.tsx';
import { useVideoPreparation } from './video-preparation.ts';

interface VideoFormProps {
  sending: ReturnType<typeof useSentVideos>['sending'];
  onSend(videos: ChosenVideos): void;
}

/** Shows how to film the tests, the choice of the videos, and the button that sends them. */
export function VideoForm({ sending, onSend }: VideoFormProps) {
  const [videos, setVideos] = useState<ChosenVideos>({ chest: null, hips: null });
  const [checked, setChecked] = useState<readonly FilmedTest[]>([]);
  const problem = useVideoPreparation().problemOf(sending.error);
  const percent = Math.round(sending.share * 100);
  const busyText = sending.isPreparing ? `Making your videos ready... ${percent} %` : `Sending... ${percent} %`;
  return (
    <>
      <p>
        Put a phone at hip height, three big steps away, facing you. Your whole body must be in the picture. Have
        someone film you, or use the camera’s timer.
      </p>
      {filmedTests.map((test) => (
        <VideoChoice
          key={test}
          test={test}
          video={videos[test]}
          isLocked={sending.isPending}
          isChecking={checked.includes(test)}
          onChecking={(isChecking) =>
            setChecked((before) => (isChecking ? [...before, test] : before.filter((other) => other !== test)))
          }
          onChoose={(video) => setVideos((before) => ({ ...before, [test]: video }))}
        />
      ))}
      <p className="text-sm text-muted">
        A video is less accurate than a phone’s sensors. It uses none of your uploads, and we delete it once it is read.
      </p>
      {sending.error && (
        <ErrorNote requestId={requestIdOf(sending.error)} action={problem?.isMissingPart && <ReloadButton />}>
          {problem?.message ?? sentenceOf(sending.error, 'We could not send your videos. Please try again.')}
        </ErrorNote>
      )}
      <Button
        isBusy={sending.isPending}
        disabled={(!videos.chest && !videos.hips) || checked.length > 0}
        onClick={() => onSend(videos)}
      >
        {sending.isPending ? busyText : 'Read my videos'}
      </Button>
    </>
  );
}
