const dayOf = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Chicago' });

/**
 * Waits for the next US Central day if this one ends within so many minutes. A test that plans, trains and counts on the real
 * clock then stays within one day, week and month.
 */
export async function stayWithinOneDay(minutes: number): Promise<void> {
  while (dayOf.format(Date.now()) !== dayOf.format(Date.now() + minutes * 60_000)) {
    await new Promise((resolve) => setTimeout(resolve, 1_000));
  }
}
