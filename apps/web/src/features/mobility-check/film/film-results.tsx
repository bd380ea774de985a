import { filmTests, type MobilityFilm } from '@trueswing/contracts';
import { describeFilmFailure, filmTexts } from '@trueswing/domain';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/feedback.tsx';

interface FilmResultsProps {
  films: MobilityFilm;
  onFilmAgain(): void;
}

/** Shows what was read in the films, and what to do about those that could not be read. */
export function FilmResults({ films, onFilmAgain }: FilmResultsProps) {
  return (
    <>
      <div role="status" className="flex flex-col gap-3">
        {films.check && <Notice>Your turns are below. We deleted your films.</Notice>}
        {filmTests.map((test) => {
          const failure = films.failures[test];
          return (
            failure && (
              <Notice key={test} kind="care">
                {filmTexts[test].title}: {describeFilmFailure(failure)}
              </Notice>
            )
          );
        })}
      </div>
      <Button kind="outline" onClick={onFilmAgain}>
        Film again
      </Button>
    </>
  );
}
