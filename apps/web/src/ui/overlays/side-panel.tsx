import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import { type ReactNode, useRef } from 'react';

interface SidePanelProps {
  title: string;
  /** Beside the title. */
  badge?: ReactNode;
  /** Below the title. */
  action?: ReactNode;
  isOpen: boolean;
  onClose: () => void;
  children: ReactNode;
}

/**
 * A modal that slides in from the right. A tap outside and Escape close it. It traps the focus, and restores it unless the
 * golfer goes to another screen, which takes it.
 */
export function SidePanel({ title, badge, action, isOpen, onClose, children }: SidePanelProps) {
  const opener = useRef<Element | null>(null);
  const closesItself = useRef(false);
  return (
    <Radix.Root
      open={isOpen}
      onOpenChange={(open) => {
        closesItself.current = !open;
        if (!open) onClose();
      }}
    >
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-50 animate-appear bg-scrim" />
        <Radix.Content
          aria-describedby={undefined}
          onOpenAutoFocus={() => {
            opener.current = document.activeElement;
            closesItself.current = false;
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (closesItself.current && opener.current instanceof HTMLElement) opener.current.focus();
          }}
          className="fixed inset-y-0 right-[max(0px,calc(50vw-var(--container-column)/2))] z-50 flex w-[min(100vw-3rem,24rem)] animate-slide-in flex-col bg-card pt-[env(safe-area-inset-top)] shadow-card"
        >
          <header className="flex flex-col gap-1 border-b border-line px-4 py-3">
            <div className="flex items-center gap-3">
              <Radix.Title className="text-xl">{title}</Radix.Title>
              {badge}
              <Radix.Close
                aria-label="Close"
                className="-mr-2 ml-auto grid size-12 shrink-0 place-items-center rounded-control text-muted hover:bg-paper"
              >
                <X aria-hidden className="size-6" />
              </Radix.Close>
            </div>
            {action && <div className="-ml-3.5 flex">{action}</div>}
          </header>
          <div className="flex-1 overflow-y-auto overscroll-contain px-4 py-4 pb-[calc(1rem+env(safe-area-inset-bottom))]">
            {children}
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
