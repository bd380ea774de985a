import { Card } from '../../ui/card.tsx';
import { GreenPicture } from '../../ui/empty-pictures.tsx';
import { EmptyState } from '../../ui/feedback.tsx';

export default function LeaderboardPage() {
  return (
    <div className="flex flex-col gap-5">
      <h1 className="text-2xl">Leaderboard</h1>
      <Card>
        <EmptyState picture={<GreenPicture />} title="The leaderboard is not open yet">
          Each analysed swing already earns you 10 points; they count from the day it opens.
        </EmptyState>
      </Card>
    </div>
  );
}
