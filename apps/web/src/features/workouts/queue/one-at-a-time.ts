const running = new Set<string>();

/** Does the work, unless it is being done: in this tab, or in another one where the browser has locks. */
export async function oneAtATime(name: string, work: () => Promise<void>): Promise<void> {
  if (running.has(name)) return;
  running.add(name);
  try {
    if (!('locks' in navigator)) return await work();
    await navigator.locks.request(name, { ifAvailable: true }, async (lock) => {
      if (lock) await work();
    });
  } finally {
    running.delete(name);
  }
}
