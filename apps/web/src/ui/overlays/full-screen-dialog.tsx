import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { useRestoredFocus } from './use-restored-focus.ts';

interface FullScreenDialogProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
}

/** A modal around videos that fills the screen, open while it is rendered. It traps the focus and restores it on close. */
export function FullScreenDialog({ title, onClose, children }: FullScreenDialogProps) {
  const restoredFocus = useRestoredFocus();
  return (
    <Radix.Root open onOpenChange={(open) => !open && onClose()}>
      <Radix.Portal>
        <Radix.Content
          {...restoredFocus}
          aria-describedby={undefined}
          className="fixed inset-0 z-50 flex animate-appear flex-col bg-night pt-[env(safe-area-inset-top)] pb-[env(safe-area-inset-bottom)] text-on-night"
        >
          <header className="flex items-center justify-between gap-3 py-1 pr-1 pl-4">
            <Radix.Title className="text-lg">{title}</Radix.Title>
            <Radix.Close aria-label="Close" className="grid size-12 shrink-0 place-items-center rounded-control">
              <X aria-hidden className="size-6" />
            </Radix.Close>
          </header>
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
