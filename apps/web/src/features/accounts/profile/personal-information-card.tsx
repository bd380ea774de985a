import { startTransition, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { heightId } from '../../../shared/paths.ts';
import { useUser } from '../../../shared/session/use-user.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Facts } from '../../../ui/facts.tsx';
import { formatHeight } from './height.ts';
import { ProfileEditor } from './profile-editor.tsx';

export function PersonalInformationCard() {
  const user = useUser();
  // A report that needs the height links to its field.
  const [isForHeight, setIsForHeight] = useState(useLocation().hash === `#${heightId}`);
  const [isEditing, setIsEditing] = useState(isForHeight);
  const opener = useRef<HTMLButtonElement>(null);
  const isComplete = user.handicap !== null && user.city && user.state;

  const close = () => {
    setIsEditing(false);
    setIsForHeight(false);
    requestAnimationFrame(() => opener.current?.focus());
  };

  return (
    <Card title="Personal Information" className="flex flex-col gap-4">
      {isEditing ? (
        <ProfileEditor user={user} startsAt={isForHeight ? 'height' : 'firstName'} onDone={close} />
      ) : (
        <>
          <Facts
            facts={[
              ['Name', `${user.firstName} ${user.lastName}`.trim()],
              ['E-mail', user.email],
              ['Handicap', user.handicap === null ? 'Not set' : handicapText(user.handicap)],
              ['Height', user.heightCm === null ? 'Not set' : formatHeight(user.heightCm, user.lengthUnit)],
              ['City', user.city || 'Not set'],
              ['State', user.state || 'Not set'],
            ]}
          />
          <Button ref={opener} kind="outline" onClick={() => startTransition(() => setIsEditing(true))}>
            {isComplete ? 'Edit' : 'Complete Profile'}
          </Button>
        </>
      )}
    </Card>
  );
}

/** Golfers write a handicap below zero as a plus handicap. */
const handicapText = (handicap: number): string => `${handicap < 0 ? '+' : ''}${Math.abs(handicap).toFixed(1)}`;
