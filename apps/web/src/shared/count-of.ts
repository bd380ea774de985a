/** "1,240" */
export const formatCount = (count: number): string => count.toLocaleString('en-US');

/** "1 point", "1,240 points" */
export const countOf = (count: number, noun: string): string =>
  `${formatCount(count)} ${noun}${count === 1 ? '' : 's'}`;
