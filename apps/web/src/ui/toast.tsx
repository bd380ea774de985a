import { Toast } from 'radix-ui';
import { createContext, type ReactNode, use, useCallback, useState } from 'react';

interface ToastMessage {
  title: string;
  text?: string;
  kind?: 'success' | 'destructive';
}
const ToastContext = createContext<(message: ToastMessage) => void>(() => {});

/** Shows a toast; the newest replaces the one before: at most one is visible. */
export const useToast = () => use(ToastContext);

const durationMs = 5_000;
const swipeThresholdPx = 50;

export function ToastProvider({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<(ToastMessage & { id: number }) | null>(null);
  const show = useCallback((message: ToastMessage) => {
    setShown((before) => ({ ...message, id: (before?.id ?? 0) + 1 }));
  }, []);
  return (
    <ToastContext value={show}>
      <Toast.Provider duration={durationMs} swipeDirection="right" swipeThreshold={swipeThresholdPx}>
        {children}
        {shown && (
          <Toast.Root
            key={shown.id}
            onOpenChange={(open) => !open && setShown(null)}
            className={`flex items-start gap-3 rounded-2xl p-4 shadow-card ${shown.kind === 'destructive' ? 'bg-alert text-on-alert' : 'bg-inverse text-on-inverse'}`}
          >
            <div className="grow">
              <Toast.Title className="font-bold">{shown.title}</Toast.Title>
              {shown.text && <Toast.Description>{shown.text}</Toast.Description>}
            </div>
            <Toast.Close aria-label="Close" className="-m-2 grid size-11 place-items-center text-2xl leading-none">
              ×
            </Toast.Close>
          </Toast.Root>
        )}
        {/* Below the header: at the bottom it would lie on the button that comes next. */}
        <Toast.Viewport
          hotkey={['F8']}
          className="fixed inset-x-0 top-[calc(4.5rem+env(safe-area-inset-top))] z-50 mx-auto flex w-full max-w-column flex-col px-4 outline-none"
        />
      </Toast.Provider>
    </ToastContext>
  );
}
