import { X } from 'lucide-react';
import { Toast } from 'radix-ui';
import type { ListedToast } from './toast-list.ts';

const durationMs = 5_000;
const swipeThresholdPx = 50;

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
      {/* Below the header: at the bottom it would cover the next button to press. */}
      <Toast.Viewport
        hotkey={['F8']}
        className="fixed inset-x-4 top-[calc(4.5rem+env(safe-area-inset-top))] z-50 mx-auto flex max-w-[calc(var(--container-column)-2rem)] flex-col rounded-2xl"
      />
    </Toast.Provider>
  );
}

function OneToast({ toast, onDismiss }: { toast: ListedToast; onDismiss: () => void }) {
  const classes = toast.kind === 'destructive' ? 'bg-alert text-on-alert' : 'bg-inverse text-on-inverse';
  return (
    <Toast.Root
      open={!toast.isDismissed}
      onOpenChange={(isOpen) => !isOpen && onDismiss()}
      {...(toast.durationMs !== undefined && { duration: toast.durationMs })}
      className={`flex items-start gap-3 rounded-2xl p-4 shadow-card data-[state=open]:animate-rise data-[swipe=cancel]:translate-x-0 data-[swipe=cancel]:transition-transform data-[swipe=end]:translate-x-(--radix-toast-swipe-end-x) data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) ${classes}`}
    >
      <div className="min-w-0 grow wrap-anywhere">
        <Toast.Title className="font-bold">{toast.title}</Toast.Title>
        {toast.text && <Toast.Description>{toast.text}</Toast.Description>}
        {toast.action && (
          <Toast.Action
            altText={toast.action.label}
            onClick={toast.action.onClick}
            className="mt-1 -mb-2 flex min-h-tap items-center font-semibold underline underline-offset-4 focus-visible:outline-current"
          >
            {toast.action.label}
          </Toast.Action>
        )}
      </div>
      <Toast.Close
        aria-label="Close"
        className="-m-2.5 grid size-11 shrink-0 place-items-center focus-visible:outline-current"
      >
        <X aria-hidden className="size-5" />
      </Toast.Close>
    </Toast.Root>
  );
}
