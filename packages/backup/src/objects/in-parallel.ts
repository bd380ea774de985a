const transfers = 8;

/** Runs a transfer for each item, a few at a time. Rejects with the first failure. */
export async function inParallel<T>(items: readonly T[], run: (item: T) => Promise<void>): Promise<void> {
  const left = items.values();
  await Promise.all(
    Array.from({ length: transfers }, async () => {
      for (const item of left) await run(item);
    }),
  );
}
