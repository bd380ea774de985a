export interface PointEntry {
  userId: string;
  /** `swing-upload-moved` takes back the points of a swing whose video turned out to have been analyzed before. */
  rule: 'exercise' | 'swing-upload' | 'swing-upload-moved';
  points: number;
  /** The completion or the analysis that earned them. */
  sourceId: string;
  earnedAt: Date;
}
