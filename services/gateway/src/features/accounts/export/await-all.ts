/** Awaits each promise of an object, all at the same time. */
export async function awaitAll<T extends Record<string, Promise<unknown>>>(
  promises: T,
): Promise<{ [Name in keyof T]: Awaited<T[Name]> }> {
  const names = Object.keys(promises);
  const values = await Promise.all(Object.values(promises));
  return Object.fromEntries(names.map((name, at) => [name, values[at]])) as { [Name in keyof T]: Awaited<T[Name]> };
}
