import { filmedTests } from '@trueswing/contracts';
import { useState } from 'react';
import { requestIdOf, sentenceOf } from '../../../shared/api/http-client.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorNote } from '../../../ui/feedback.tsx';
import type { ChosenVideos, useSentVideos } from './use-sent-videos.ts';
import { VideoChoice } from './video-choice.tsx';

interface VideoFormProps {
  sending: ReturnType<typeof useSentVideos>['sending'];
  onSend(videos: ChosenVideos): void;
}

/** Shows how to film the tests, the choice of the videos, and the button that sends them. */
export function VideoForm({ sending, onSend }: VideoFormProps) {
  const [videos, setVideos] = useState<ChosenVideos>({ chest: null, hips: null });
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
          onChoose={(video) => setVideos((before) => ({ ...before, [test]: video }))}
        />
      ))}
      <p className="text-sm text-muted">
        A video is less accurate than a phone’s sensors. It uses none of your uploads, and we delete it once it is read.
      </p>
      {sending.error && (
        <ErrorNote requestId={requestIdOf(sending.error)}>
          {sentenceOf(sending.error, 'We could not send your videos. Please try again.')}
        </ErrorNote>
      )}
      <Button isBusy={sending.isPending} disabled={!videos.chest && !videos.hips} onClick={() => onSend(videos)}>
        {sending.isPending ? `Sending... ${Math.round(sending.share * 100)} %` : 'Read my videos'}
      </Button>
    </>
  );
}
