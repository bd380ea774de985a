import { Card } from '../ui/card.tsx';
import { EmptyState } from '../ui/feedback.tsx';
import { LostBallPicture } from '../ui/pictures/empty-pictures.tsx';

/** Stands where the golfer's own record is not found. */
export function UserNotFoundCard() {
  return (
    <Card>
      <EmptyState picture={<LostBallPicture />} title="User Not Found">
        <p>Unable to load user profile.</p>
        <p>Log out and sign in again.</p>
      </EmptyState>
    </Card>
  );
}
