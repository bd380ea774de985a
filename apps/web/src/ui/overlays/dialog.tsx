import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { useRestoredFocus } from './use-restored-focus.ts';

interface DialogProps {
  title: string;
  isOpen: boolean;
  onClose: () => void;
  /** Screen readers announce it with the title. */
  description?: string;
  children?: ReactNode;
  /** Buttons, the primary one first. */
  actions?: ReactNode;
}

/** A modal that slides in from the bottom, within reach of the thumb. It traps the focus and restores it on close. */
export function Dialog({ title, isOpen, onClose, description, children, actions }: DialogProps) {
  const restoredFocus = useRestoredFocus();
  const content = useRef<HTMLDivElement>(null);
  // While a toast is shown, Radix gives Escape to the toast, wherever the focus is.
  useEffect(() => {
    if (!isOpen) return;
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape' && content.current?.contains(document.activeElement)) onClose();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [isOpen, onClose]);
  return (
    <Radix.Root open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-50 animate-appear bg-scrim" />
        <Radix.Content
          ref={content}
          // The listener above closes it, once.
          onEscapeKeyDown={(event) => event.preventDefault()}
          {...restoredFocus}
          {...(!description && { 'aria-describedby': undefined })}
          className="fixed inset-x-0 bottom-0 z-50 mx-auto flex max-h-[90dvh] w-full max-w-column animate-rise flex-col gap-4 overflow-y-auto rounded-t-card bg-card p-5 pb-[calc(1.25rem+env(safe-area-inset-bottom))] shadow-card"
        >
          <header className="flex items-start justify-between gap-3">
            <Radix.Title className="pt-2 text-xl">{title}</Radix.Title>
            <Radix.Close
              aria-label="Close"
              className="-mt-1 -mr-2 grid size-12 shrink-0 place-items-center rounded-control text-muted hover:bg-paper"
            >
              <X aria-hidden className="size-6" />
            </Radix.Close>
          </header>
          {description && <Radix.Description className="text-muted">{description}</Radix.Description>}
          {children}
          {actions && <footer className="flex flex-col gap-2">{actions}</footer>}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
