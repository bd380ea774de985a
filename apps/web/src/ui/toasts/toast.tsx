import {
  type ComponentType,
  createContext,
  type ReactNode,
  use,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import { ToastList, type ToastMessage } from './toast-list.ts';
import type { ToastRegionProps } from './toast-region.tsx';

const ToastContext = createContext<(message: ToastMessage) => void>(() => {});

/** Shows a toast. It replaces the previous one: at most one is visible. */
export const useToast = () => use(ToastContext);

interface ToastProviderProps {
  children: ReactNode;
  /** The component that shows the toasts, for tests; it is loaded later by default. */
  Region?: ComponentType<ToastRegionProps>;
}

export function ToastProvider({ children, Region }: ToastProviderProps) {
  const [list] = useState(() => new ToastList());
  return (
    <ToastContext value={list.show}>
      {children}
      <Toasts list={list} KnownRegion={Region ?? null} />
    </ToastContext>
  );
}

/** The code of the region is not part of the first load. It is loaded early enough to show a toast without a connection. */
const loadAfterMs = 2_000;

function Toasts({ list, KnownRegion }: { list: ToastList; KnownRegion: ComponentType<ToastRegionProps> | null }) {
  const toasts = useSyncExternalStore(list.subscribe, list.read);
  const [Region, setRegion] = useState(() => KnownRegion);
  useEffect(() => {
    if (Region) return;
    const load = () =>
      import('./toast-region.tsx').then(
        ({ ToastRegion }) => setRegion(() => ToastRegion),
        // The next toast tries again.
        () => undefined,
      );
    const timer = setTimeout(load, toasts.length > 0 ? 0 : loadAfterMs);
    return () => clearTimeout(timer);
  }, [Region, toasts]);
  return Region && <Region toasts={toasts} onDismiss={list.dismiss} />;
}
