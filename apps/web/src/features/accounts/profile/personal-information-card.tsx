import { useRef, useState } from 'react';
import { useUser } from '../../../shared/session/use-user.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Facts } from '../../../ui/facts.tsx';
import { ProfileEditor } from './profile-editor.tsx';

export function PersonalInformationCard() {
  const user = useUser();
  const [isEditing, setIsEditing] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const isComplete = user.handicap !== null && user.city && user.state;

  const close = () => {
    setIsEditing(false);
    requestAnimationFrame(() => opener.current?.focus());
  };

  return (
    <Card title="Personal Information" className="flex flex-col gap-4">
      {isEditing ? (
        <ProfileEditor user={user} onDone={close} />
      ) : (
        <>
          <Facts
            facts={[
              ['Name', `${user.firstName} ${user.lastName}`.trim()],
              ['E-mail', user.email],
              ['Handicap', user.handicap === null ? 'Not set' : handicapText(user.handicap)],
              ['City', user.city || 'Not set'],
              ['State', user.state || 'Not set'],
            ]}
          />
          <Button ref={opener} kind="outline" onClick={() => setIsEditing(true)}>
            {isComplete ? 'Edit' : 'Complete Profile'}
          </Button>
        </>
      )}
    </Card>
  );
}

/** Golfers write a handicap below zero as a plus handicap. */
const handicapText = (handicap: number): string => `${handicap < 0 ? '+' : ''}${Math.abs(handicap).toFixed(1)}`;
