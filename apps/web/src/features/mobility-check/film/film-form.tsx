import { filmTests } from '@trueswing/contracts';
import { useState } from 'react';
import { requestIdOf, sentenceOf } from '../../../shared/api/http-client.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorNote } from '../../../ui/feedback.tsx';
import { FilmChoice } from './film-choice.tsx';
import type { ChosenFilms, useSentFilms } from './use-sent-films.ts';

interface FilmFormProps {
  sending: ReturnType<typeof useSentFilms>['sending'];
  onSend(films: ChosenFilms): void;
}

/** Shows how to film the tests, the choice of the films, and the button that sends them. */
export function FilmForm({ sending, onSend }: FilmFormProps) {
  const [films, setFilms] = useState<ChosenFilms>({ chest: null, hips: null });
  return (
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
        A film is less accurate than a phone’s sensors. It uses none of your uploads, and we delete it once it is read.
      </p>
      {sending.error && (
        <ErrorNote requestId={requestIdOf(sending.error)}>
          {sentenceOf(sending.error, 'We could not send your films. Please try again.')}
        </ErrorNote>
      )}
      <Button isBusy={sending.isPending} disabled={!films.chest && !films.hips} onClick={() => onSend(films)}>
        {sending.isPending ? `Sending... ${Math.round(sending.share * 100)} %` : 'Read my films'}
      </Button>
    </>
  );
}
