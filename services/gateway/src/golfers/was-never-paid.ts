const unpaidStatuses = ['incomplete', 'incomplete_expired'];

/** An attempt to pay that has not succeeded yet, or never will: the golfer has no card and no invoice to look at. */
export const wasNeverPaid = (status: string): boolean => unpaidStatuses.includes(status);
