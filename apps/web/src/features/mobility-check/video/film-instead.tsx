import { useQueryClient } from '@tanstack/react-query';
import { Video } from 'lucide-react';
import { useEffect, useState } from 'react';
import { requestIdOf, sentenceOf } from '../../../shared/api/http-client.ts';
import { mobilityChecksQuery } from '../../../shared/mobility-checks.queries.ts';
import { useUser } from '../../../shared/session/use-user.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ErrorNote, Waiting } from '../../../ui/feedback.tsx';
import { useSentVideos } from './use-sent-videos.ts';
import { VideoForm } from './video-form.tsx';
import { VideoResults } from './video-results.tsx';

/** The check by video, for those without a phone that measures. Open where the sensors do not work. */
export function FilmInstead({ isOpen }: { isOpen: boolean }) {
  const { id: userId } = useUser();
  const [isChosen, setIsChosen] = useState(false);
  const { sending, isSaving, send, read, discard } = useSentVideos(userId);
  const queryClient = useQueryClient();
  const isRead = read.data?.isRead === true;
  const filmAgain = () => {
    setIsChosen(true);
    discard();
  };
  useEffect(() => {
    if (isRead) void queryClient.invalidateQueries(mobilityChecksQuery);
  }, [isRead, queryClient]);

  const wasSent = read.isWaiting || read.data !== null || read.error !== null;
  if (!isOpen && !isChosen && !wasSent && !isSaving) {
    return (
      <Button kind="quiet" onClick={() => setIsChosen(true)}>
        <Video aria-hidden className="size-5" />
        No sensor? Film it instead
      </Button>
    );
  }
  return (
    <Card title="Film it instead">
      <div className="flex flex-col gap-4">
        {read.error && (
          <ErrorNote
            requestId={requestIdOf(read.error)}
            action={
              <Button kind="outline" onClick={filmAgain}>
                Film again
              </Button>
            }
          >
            {sentenceOf(read.error, 'We could not load your result. Please film again.')}
          </ErrorNote>
        )}
        {read.isWaiting && (
          <Waiting text="Reading your videos. You may leave this page, and come back for the result." />
        )}
        {read.data && !read.error && <VideoResults videos={read.data} onFilmAgain={filmAgain} />}
        {!wasSent && isSaving && <Waiting text="Saving your videos..." />}
        {!wasSent && !isSaving && <VideoForm sending={sending} onSend={send} />}
      </div>
    </Card>
  );
}
