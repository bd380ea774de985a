/**
 * Plays the seasons of golfers, several at a time. After one failed no other begins.
 * @throws the first error
 */
export async function playAll<Golfer>(
  golfers: readonly Golfer[],
  { parallel, play }: { parallel: number; play: (golfer: Golfer) => Promise<void> },
): Promise<void> {
  const waiting = [...golfers];
  const playNext = async (): Promise<void> => {
    for (let golfer = waiting.shift(); golfer; golfer = waiting.shift()) await play(golfer);
  };
  const playUntilError = () =>
    playNext().catch((error: unknown) => {
      waiting.length = 0;
      throw error;
    });
  await Promise.all(Array.from({ length: parallel }, playUntilError));
}
