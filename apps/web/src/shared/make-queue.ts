/** Returns a queue: each work begins when the one before has ended, in the order of the calls. */
export function makeQueue(): <T>(work: () => Promise<T>) => Promise<T> {
  let before: Promise<unknown> = Promise.resolve();
  return (work) => {
    const result = before.then(work);
    before = result.catch(() => undefined);
    return result;
  };
}
