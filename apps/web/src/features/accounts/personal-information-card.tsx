import { useState } from 'react';
import { useUser } from '../../app/require-user.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Facts } from '../../ui/facts.tsx';
import { ProfileEditor } from './profile-editor.tsx';

export function PersonalInformationCard() {
  const user = useUser();
  const [isEditing, setIsEditing] = useState(false);
  if (isEditing) {
    return (
      <Card title="Personal Information">
        <ProfileEditor user={user} onDone={() => setIsEditing(false)} />
      </Card>
    );
  }
  const isComplete = user.handicap !== null && user.city && user.state;
  return (
    <Card title="Personal Information" className="flex flex-col gap-4">
      <Facts
        facts={[
          ['Name', `${user.firstName} ${user.lastName}`.trim()],
          ['E-mail', user.email],
          ['Handicap', user.handicap === null ? 'Not set' : user.handicap.toFixed(1)],
          ['City', user.city || 'Not set'],
          ['State', user.state || 'Not set'],
        ]}
      />
      <Button kind="outline" onClick={() => setIsEditing(true)}>
        {isComplete ? 'Edit' : 'Complete Profile'}
      </Button>
    </Card>
  );
}
