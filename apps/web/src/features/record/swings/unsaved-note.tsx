import { Button } from '../../../ui/button.tsx';
import { ErrorNote } from '../../../ui/feedback.tsx';
import { useUnsavedSwings } from '../kept/use-unsaved-swings.ts';

/** The swings of this page that could not be kept yet. */
export function UnsavedNote() {
  const { said, isSaving, save } = useUnsavedSwings();
  if (!said) return null;
  return (
    <ErrorNote
      action={
        <Button kind="outline" size="small" isBusy={isSaving} onClick={() => void save()}>
          Try Again
        </Button>
      }
    >
      {said.text}
    </ErrorNote>
  );
}
