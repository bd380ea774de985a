import type { UploadClub } from '@trueswing/contracts';
import { ChoiceField } from '../ui/field.tsx';

/** Chooses the club whose history is shown. */
export function ClubChoice({ club, onChange }: { club: UploadClub; onChange: (club: UploadClub) => void }) {
  return (
    <ChoiceField<UploadClub>
      label="Club"
      choices={[
        { value: 'driver', label: 'Driver' },
        { value: '7-iron', label: '7-Iron' },
      ]}
      value={club}
      onChange={onChange}
    />
  );
}
