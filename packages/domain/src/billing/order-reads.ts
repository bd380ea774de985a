/**
 * Events of Stripe, when they are stored, and reads of its state, when they begin, take their places from one sequence.
 * Returns whether a read includes what an event is about: it does if it began after the event was stored.
 */
export const includesEvent = (readOrder: number, receivedOrder: number): boolean => readOrder >= receivedOrder;

/** Returns whether the answer to a read may replace the stored one: it may if its read began later. */
export const replacesRead = (readOrder: number, storedOrder: number): boolean => readOrder > storedOrder;
