/** The headers that S3 stores with an object and returns with it. */
export const storedHeaders: readonly string[] = [
  'content-type',
  'content-disposition',
  'content-encoding',
  'content-language',
  'cache-control',
  'expires',
];
