import type { ListedSwing } from '@trueswing/contracts';

/** Whether an analysis waits or runs. A video is served once the work has succeeded: missing details could not be parsed then. */
export const isInProgress = ({
  technicalDetails,
  faceOnVideoUrl,
}: Pick<ListedSwing, 'technicalDetails' | 'faceOnVideoUrl'>): boolean =>
  technicalDetails === null && faceOnVideoUrl === null;
