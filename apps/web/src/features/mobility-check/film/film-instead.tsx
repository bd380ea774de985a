import { useQueryClient } from '@tanstack/react-query';
import { Video } from 'lucide-react';
import { useEffect, useState } from 'react';
import { requestIdOf, sentenceOf } from '../../../shared/api/http-client.ts';
import { mobilityChecksQuery } from '../../../shared/mobility-checks.queries.ts';
import { useUser } from '../../../shared/session/use-user.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ErrorNote, Waiting } from '../../../ui/feedback.tsx';
import { FilmForm } from './film-form.tsx';
import { FilmResults } from './film-results.tsx';
import { useSentFilms } from './use-sent-films.ts';

/** The check by film, for those without a phone that measures. Open where the sensors do not work. */
export function FilmInstead({ isOpen }: { isOpen: boolean }) {
  const { id: userId } = useUser();
  const [isChosen, setIsChosen] = useState(false);
  const { sending, send, read, discard } = useSentFilms(userId);
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
  if (!isOpen && !isChosen && !wasSent) {
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
            {sentenceOf(read.error, 'We could not find these films any more. Please film again.')}
          </ErrorNote>
        )}
        {read.isWaiting && (
          <Waiting text="Reading your films. You may leave this page, and come back for the result." />
        )}
        {read.data && !read.error && <FilmResults films={read.data} onFilmAgain={filmAgain} />}
        {!wasSent && <FilmForm sending={sending} onSend={send} />}
      </div>
    </Card>
  );
}
