import { Button } from '../../../ui/button.tsx';
import { ErrorNote } from '../../../ui/feedback.tsx';
import { sayUnsaved } from '../kept/say-unsaved.ts';
import { useUnsavedSwings } from '../kept/use-unsaved-swings.ts';

/** The swings of this page that could not be kept yet. */
export function UnsavedNote() {
  const { unsaved, isSaving, save } = useUnsavedSwings();
  const said = sayUnsaved(unsaved);
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
