const mebibyte = 2 ** 20;
const digitsOf = (value: number): number => (value < 9.95 ? 1 : 0);

/** Length and size of a video: "6.2 s, 9.1 MB". */
export function describeSize(seconds: number, bytes: number): string {
  const megabytes = bytes / mebibyte;
  return `${seconds.toFixed(digitsOf(seconds))} s, ${megabytes.toFixed(digitsOf(megabytes))} MB`;
}
