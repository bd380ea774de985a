import { EmptyState } from '../../ui/feedback.tsx';
import { GreenPicture, HolePicture, LostBallPicture, ScoreCardPicture } from '../../ui/pictures/empty-pictures.tsx';

export function EmptySamples() {
  return (
    <>
      <EmptyState picture={<HolePicture />} title="No Analyses Yet">
        Upload a swing to see your first one.
      </EmptyState>
      <EmptyState picture={<ScoreCardPicture />} title="No Monthly Data Available">
        Averages come with your next swing.
      </EmptyState>
      <EmptyState picture={<GreenPicture />} title="No one has points yet">
        The first exercise of the month leads.
      </EmptyState>
      <EmptyState picture={<LostBallPicture />} title="Lost ball">
        What you looked for is not here.
      </EmptyState>
    </>
  );
}
