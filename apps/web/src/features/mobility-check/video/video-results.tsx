import { filmedTests, type MobilityVideo } from '@trueswing/contracts';
import { Button } from '../../../ui/button.tsx';
import { InfoNote } from '../../../ui/feedback.tsx';
import { describeVideoFailure, videoTexts } from './video-texts.ts';

interface VideoResultsProps {
  videos: MobilityVideo;
  onFilmAgain(): void;
}

/** Shows what was read in the videos, and what to do about those that could not be read. */
export function VideoResults({ videos, onFilmAgain }: VideoResultsProps) {
  return (
    <>
      <div role="status" className="flex flex-col gap-3">
        {videos.check && <InfoNote>Your turns are below. We deleted your videos.</InfoNote>}
        {filmedTests.map((test) => {
          const failure = videos.failures[test];
          return (
            failure && (
              <InfoNote key={test} kind="care">
                {videoTexts[test].title}: {describeVideoFailure(failure)}
              </InfoNote>
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
