import type { Notification, NotificationType } from '@trueswing/contracts';
import {
  Award,
  Bell,
  CalendarDays,
  ChartNoAxesCombined,
  Check,
  Dumbbell,
  Flame,
  type LucideIcon,
  Trash2,
  Trophy,
} from 'lucide-react';
import { Link } from 'react-router';
import { pathOfRoute } from '../../shared/path-of-route.ts';
import { RelativeAge } from '../../shared/relative-age.tsx';

const icons: Readonly<Record<NotificationType, LucideIcon>> = {
  exercise_completion: Dumbbell,
  streak_milestone: Flame,
  weekly_reset: CalendarDays,
  upload_success: ChartNoAxesCombined,
  leaderboard_update: Trophy,
  achievement: Award,
  other: Bell,
};

interface NotificationItemProps {
  notification: Notification;
  onRead(): void;
  onDelete(): void;
  /** The golfer goes to the screen that it is about. */
  onLeave(): void;
}

const buttonClasses = 'grid size-tap place-items-center rounded-control text-muted hover:bg-paper';

export function NotificationItem({ notification, onRead, onDelete, onLeave }: NotificationItemProps) {
  const { type, title, message, isRead, route, createdAt } = notification;
  const Icon = icons[type];
  const text = (
    <>
      <span className="block font-bold">
        {title}
        {!isRead && <span className="sr-only">, unread</span>}
      </span>
      <span className="mt-0.5 block">{message}</span>
    </>
  );
  return (
    <li
      className={`grid grid-cols-[auto_1fr_auto] gap-x-3 rounded-control border p-3 ${isRead ? 'border-line bg-card' : 'border-fairway/40 bg-fairway-tint'}`}
    >
      <span aria-hidden className="grid size-10 place-items-center rounded-full bg-paper text-fairway">
        <Icon className="size-5" />
      </span>
      <div className="min-w-0">
        {route ? (
          <Link
            to={pathOfRoute(route)}
            onClick={() => {
              if (!isRead) onRead();
              onLeave();
            }}
            className="block rounded-control no-underline"
          >
            {text}
          </Link>
        ) : (
          <p>{text}</p>
        )}
        <p className="mt-1 text-sm text-muted">
          <RelativeAge of={createdAt} />
        </p>
      </div>
      <div className="-my-1.5 -mr-1.5 flex flex-col">
        <button type="button" aria-label={`Delete “${title}”`} onClick={onDelete} className={buttonClasses}>
          <Trash2 aria-hidden className="size-5" />
        </button>
        {!isRead && (
          <button type="button" aria-label={`Mark “${title}” as read`} onClick={onRead} className={buttonClasses}>
            <Check aria-hidden className="size-5" />
          </button>
        )}
      </div>
    </li>
  );
}
