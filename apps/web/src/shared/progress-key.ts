/** Key of the swings that changes are judged by: invalidate it when a swing is finished or deleted. */
export const progressKey = ['analyses', 'progress'] as const;
