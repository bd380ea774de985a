import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { Tooltip } from '../../ui/overlays/tooltip.tsx';
import { useToast } from '../../ui/toasts/toast.tsx';

export function FloatingSamples() {
  const showToast = useToast();
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <div className="flex flex-wrap gap-2">
      <Button kind="outline" onClick={() => showToast({ title: 'Video Added', text: 'Swipe me to the right.' })}>
        Toast
      </Button>
      <Button
        kind="outline"
        onClick={() =>
          showToast({ title: 'Error', text: 'Failed to delete analysis. Please try again.', kind: 'destructive' })
        }
      >
        Failure toast
      </Button>
      <Button kind="outline" onClick={() => setIsOpen(true)}>
        Dialog
      </Button>
      <Tooltip text="After 700 ms, or with the keyboard at once">
        <Button kind="outline">Tooltip</Button>
      </Tooltip>
      <Dialog
        title="A dialog"
        description="It comes from below, keeps the focus, and Escape closes it."
        isOpen={isOpen}
        onClose={close}
        actions={
          <>
            <Button onClick={close}>Understood</Button>
            <Button kind="quiet" onClick={close}>
              Cancel
            </Button>
          </>
        }
      />
    </div>
  );
}
