const transfers = 8;

/** Runs a transfer for each item, a few at a time. Rejects with the first failure, when none runs any more. */
export async function inParallel<T>(items: readonly T[], run: (item: T) => Promise<void>): Promise<void> {
  const left = items.values();
  let hasFailed = false;
  const lanes = Array.from({ length: transfers }, async () => {
    for (const item of left) {
      if (hasFailed) return;
      await run(item).catch((error: unknown) => {
        hasFailed = true;
        throw error;
      });
    }
  });
  await Promise.allSettled(lanes);
  await Promise.all(lanes);
}
