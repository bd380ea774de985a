export { listDeadLetters, redriveDeadLetters } from './dead-letters.ts';
export { areEventsProcessed, deleteEventsOfUser } from './delete-events-of-user.ts';
export { deliveryMetrics } from './delivery-metrics.ts';
export { type EventHandler, type EventHandlers, inOrder, type PublishedEvent } from './event-handlers.ts';
export { publish } from './publish.ts';
export { type RunningConsumer, startConsumer } from './start-consumer.ts';
