import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/feedback.tsx';
import { GreenPicture } from '../../ui/pictures/empty-pictures.tsx';

export default function LeaderboardPage() {
  return (
    <div className="flex flex-col gap-5">
      <h1 className="text-2xl">Leaderboard</h1>
      <Card>
        <EmptyState picture={<GreenPicture />} title="The leaderboard is not open yet">
          Each analyzed swing already earns you 10 points.
        </EmptyState>
      </Card>
    </div>
  );
}
