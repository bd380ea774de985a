/** At most 55 % of the screen, and so much that the verdict below it stays clear of the tabs. */
export const stageHeight = 'h-[clamp(20rem,calc(100svh-26.25rem),55svh)]';
