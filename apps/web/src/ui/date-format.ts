/**
 * Formats instants, in American English unless another language is given. The runtime's format is made for the first instant: making one
 * takes a phone milliseconds, which the first screen would wait for with each module that has one.
 */
export function dateFormat(options: Intl.DateTimeFormatOptions, language = 'en-US'): (at: Date | number) => string {
  let format: Intl.DateTimeFormat | undefined;
  return (at) => {
    format ??= new Intl.DateTimeFormat(language, options);
    return format.format(at);
  };
}
