import { useQuery } from '@tanstack/react-query';
import { Bell } from 'lucide-react';
import { LoadError } from '../../shared/api/load-error.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState, Waiting } from '../../ui/feedback.tsx';
import { SidePanel } from '../../ui/overlays/side-panel.tsx';
import { countUnread } from './apply-changes.ts';
import { NotificationItem } from './notification-item.tsx';
import {
  notificationsQuery,
  useChangeNotifications,
  usePendingChanges,
  useWithPendingChanges,
} from './notifications.queries.ts';

export interface NotificationsPanelProps {
  isOpen: boolean;
  onClose(): void;
}

/** The notifications, newest first. They are loaded when the panel opens. */
export default function NotificationsPanel({ isOpen, onClose }: NotificationsPanelProps) {
  const { data, error, refetch } = useQuery({ ...notificationsQuery, enabled: isOpen });
  const notifications = useWithPendingChanges(data);
  const isPending = usePendingChanges().length > 0;
  const change = useChangeNotifications();
  const unread = countUnread(notifications ?? []);
  const [newest] = data ?? [];
  return (
    <SidePanel
      title="Notifications"
      badge={unread > 0 && <Badge kind="flag">{unread} unread</Badge>}
      action={
        notifications &&
        notifications.length > 0 && (
          <Button
            kind="quiet"
            size="small"
            disabled={unread === 0 || isPending}
            onClick={() => newest && change.mutate({ kind: 'mark-all-read', until: newest.createdAt })}
          >
            Mark All Read
          </Button>
        )
      }
      isOpen={isOpen}
      onClose={onClose}
    >
      {notifications ? (
        <ul aria-label="Notifications" className="flex flex-col gap-2 empty:hidden">
          {notifications.map((notification) => (
            <NotificationItem
              key={notification.id}
              notification={notification}
              onRead={() => change.mutate({ kind: 'mark-read', id: notification.id })}
              onDelete={() => change.mutate({ kind: 'delete', id: notification.id })}
              onLeave={onClose}
            />
          ))}
        </ul>
      ) : error ? (
        <LoadError
          error={error}
          fallback="We could not load your notifications. Please try again."
          onRetry={() => void refetch()}
        />
      ) : (
        <Waiting text="Loading notifications..." />
      )}
      {notifications?.length === 0 && (
        <EmptyState icon={<Bell className="size-6" />} title="No notifications yet">
          Complete exercises and upload videos to get updates!
        </EmptyState>
      )}
    </SidePanel>
  );
}
