import { X } from 'lucide-react';
import { Toast } from 'radix-ui';
import type { ListedToast } from './toast-list.ts';

const durationMs = 5_000;
const swipeThresholdPx = 50;
/** Two lines of a phone hold this many characters. */
const longText = 80;

export interface ToastRegionProps {
  toasts: readonly ListedToast[];
  onDismiss(id: number): void;
}

/** Shows the toasts. F8 moves the focus here; a swipe of 50 px to the right dismisses a toast. */
export function ToastRegion({ toasts, onDismiss }: ToastRegionProps) {
  return (
    <Toast.Provider duration={durationMs} swipeDirection="right" swipeThreshold={swipeThresholdPx}>
      {toasts.map((toast) => (
        <OneToast key={toast.id} toast={toast} onDismiss={() => onDismiss(toast.id)} />
      ))}
      {/* Over the header, the one place of a screen whose links stand elsewhere too: it covers no title and no button. */}
      <Toast.Viewport
        hotkey={['F8']}
        className="fixed inset-x-0 top-0 z-50 mx-auto flex max-w-column flex-col px-2 pt-[calc(0.25rem+env(safe-area-inset-top))]"
      />
    </Toast.Provider>
  );
}

function OneToast({ toast, onDismiss }: { toast: ListedToast; onDismiss: () => void }) {
  const classes = toast.kind === 'destructive' ? 'bg-alert text-on-alert' : 'bg-inverse text-on-inverse';
  // A long text begins beside its title, so that it stays within the height of the header.
  const isLong = toast.text.length > longText;
  return (
    <Toast.Root
      open={!toast.isDismissed}
      onOpenChange={(isOpen) => !isOpen && onDismiss()}
      {...(toast.durationMs !== undefined && { duration: toast.durationMs })}
      className={`flex min-h-14 items-center gap-2 rounded-xl py-1.5 pr-1 pl-4 shadow-card data-[state=open]:animate-rise data-[swipe=cancel]:translate-x-0 data-[swipe=cancel]:transition-transform data-[swipe=end]:translate-x-(--radix-toast-swipe-end-x) data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) ${classes}`}
    >
      <div className="min-w-0 grow text-sm leading-tight wrap-anywhere">
        <Toast.Title className={`font-bold ${isLong ? 'float-left mr-1.5' : ''}`}>{toast.title}</Toast.Title>
        <Toast.Description>{toast.text}</Toast.Description>
      </div>
      {toast.action && (
        <Toast.Action
          altText={toast.action.label}
          onClick={toast.action.onClick}
          className="flex min-h-tap shrink-0 items-center px-1 text-sm font-semibold underline underline-offset-4 focus-visible:outline-current"
        >
          {toast.action.label}
        </Toast.Action>
      )}
      <Toast.Close
        aria-label="Close"
        className="grid size-11 shrink-0 place-items-center focus-visible:outline-current"
      >
        <X aria-hidden className="size-5" />
      </Toast.Close>
    </Toast.Root>
  );
}
