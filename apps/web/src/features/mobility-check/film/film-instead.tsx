import { useQueryClient } from '@tanstack/react-query';
import { type FilmTest, filmTests } from '@trueswing/contracts';
import { describeFilmFailure, filmTexts } from '@trueswing/domain';
import { Video } from 'lucide-react';
import { useEffect, useState } from 'react';
import { requestIdOf, sentenceOf } from '../../../shared/api/http-client.ts';
import { mobilityChecksQuery } from '../../../shared/mobility-checks.queries.ts';
import { useUser } from '../../../shared/session/use-user.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ErrorNote, Notice, Waiting } from '../../../ui/feedback.tsx';
import { FilmChoice } from './film-choice.tsx';
import { useSentFilms } from './use-sent-films.ts';

type Films = Readonly<Record<FilmTest, File | null>>;
const noFilms: Films = { chest: null, hips: null };

/** The check by film, for those without a phone that measures. Open where the sensors do not work. */
export function FilmInstead({ isOpen }: { isOpen: boolean }) {
  const { id: userId } = useUser();
  const [isChosen, setIsChosen] = useState(false);
  const [films, setFilms] = useState(noFilms);
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

  if (!isOpen && !isChosen && !read.isWaiting && !read.data && !read.error) {
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
        {read.error ? (
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
        ) : read.isWaiting ? (
          <Waiting text="Reading your films. You may leave this page, and come back for the result." />
        ) : read.data ? (
          <>
            <div role="status" className="flex flex-col gap-3">
              {read.data.check && <Notice>Your turns are below. We deleted your films.</Notice>}
              {filmTests.map((test) => {
                const failure = read.data?.failures[test];
                return (
                  failure && (
                    <Notice key={test} kind="care">
                      {filmTexts[test].title}: {describeFilmFailure(failure)}
                    </Notice>
                  )
                );
              })}
            </div>
            <Button kind="outline" onClick={filmAgain}>
              Film again
            </Button>
          </>
        ) : (
          <>
            <p>
              Put a phone at hip height, three big steps away, facing you. Your whole body must be in the picture. Have
              someone film you, or use the camera’s timer.
            </p>
            {filmTests.map((test) => (
              <FilmChoice
                key={test}
                test={test}
                film={films[test]}
                isLocked={sending.isPending}
                onChoose={(film) => setFilms((before) => ({ ...before, [test]: film }))}
              />
            ))}
            <p className="text-sm text-muted">
              A film is less accurate than a phone’s sensors. It uses none of your uploads, and we delete it once it is
              read.
            </p>
            {sending.error && (
              <ErrorNote requestId={requestIdOf(sending.error)}>
                {sentenceOf(sending.error, 'We could not send your films. Please try again.')}
              </ErrorNote>
            )}
            <Button
              isBusy={sending.isPending}
              disabled={!films.chest && !films.hips}
              onClick={() => send(films, () => setFilms(noFilms))}
            >
              {sending.isPending ? `Sending... ${Math.round(sending.share * 100)} %` : 'Read my films'}
            </Button>
          </>
        )}
      </div>
    </Card>
  );
}
