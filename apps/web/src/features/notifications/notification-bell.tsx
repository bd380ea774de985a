import { useQuery } from '@tanstack/react-query';
import { Bell } from 'lucide-react';
import { type ComponentType, useEffect, useState } from 'react';
import { useToast } from '../../ui/toasts/toast.tsx';
import { countUnread } from './apply-changes.ts';
import { notificationsQuery, useWithPendingChanges } from './notifications.queries.ts';
import type { NotificationsPanelProps } from './notifications-panel.tsx';

const pollMs = 30_000;
/** Late enough not to delay the first screen. */
const preloadAfterMs = 2_000;

const loadPanel = () => import('./notifications-panel.tsx').then((loaded) => loaded.default);

/** The bell of the header with the number of unread notifications. It opens the panel, whose code is loaded later. */
export default function NotificationBell() {
  const { data } = useQuery({ ...notificationsQuery, refetchInterval: pollMs });
  const unread = countUnread(useWithPendingChanges(data) ?? []);
  const [isOpen, setIsOpen] = useState(false);
  const [Panel, setPanel] = useState<ComponentType<NotificationsPanelProps> | null>(null);
  const showToast = useToast();
  useEffect(() => {
    const load = () =>
      loadPanel().then(
        (loaded) => setPanel(() => loaded),
        // A tap on the bell tries again.
        () => undefined,
      );
    const timer = setTimeout(load, preloadAfterMs);
    return () => clearTimeout(timer);
  }, []);

  const open = async () => {
    try {
      const loaded = await loadPanel();
      setPanel(() => loaded);
      setIsOpen(true);
    } catch {
      const text = 'We could not open your notifications. Please check your connection and try again.';
      showToast({ title: 'Notifications Not Loaded', text, kind: 'destructive' });
    }
  };

  const badge = unread > 9 ? '9+' : unread;
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={unread === 0 ? 'Notifications' : `Notifications, ${badge} unread`}
        onClick={() => void open()}
        className="relative grid size-tap place-items-center rounded-full"
      >
        <Bell aria-hidden className="size-6" />
        {unread > 0 && (
          <span
            aria-hidden
            data-testid="unread"
            className="absolute top-0.5 right-0 grid h-5 min-w-5 place-items-center rounded-full bg-flag px-1 text-xs leading-none font-bold text-on-flag tabular-nums"
          >
            {badge}
          </span>
        )}
      </button>
      {Panel && <Panel isOpen={isOpen} onClose={() => setIsOpen(false)} />}
    </>
  );
}
