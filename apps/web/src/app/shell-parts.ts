/** Parts of the shell that come after the first screen, in one file: on a slow network each file costs a round trip. */
export { default as NotificationBell } from '../features/notifications/notification-bell.tsx';
export { default as QueueSender } from '../features/workouts/queue/queue-sender.tsx';
export { default as MissingPartNote } from './connection/missing-part-note.tsx';
export { default as UpdateOffer } from './update-offer/update-offer.tsx';
