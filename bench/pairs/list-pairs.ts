import { beside, type PairedVideo } from './read-video.ts';

export interface Pair {
  readonly one: PairedVideo;
  readonly other: PairedVideo;
  readonly sides: 'both' | 'one';
  readonly isOneGolfer: boolean;
}

/** All pairs of videos from both sides, and of videos from one side; with what their files say about days and places, or without. */
export function listPairs(videos: readonly PairedVideo[], withRecordings: boolean): Pair[] {
  return videos.flatMap((one, i) =>
    videos.flatMap((other, k): Pair[] => {
      const [view, second] = [one.view.analysis.view, other.view.analysis.view];
      const sides = view === 'face-on' && second === 'down-the-line' ? 'both' : view === second && i < k ? 'one' : null;
      if (!sides) return [];
      const isOneGolfer = golferOf(one.name) === golferOf(other.name);
      return [{ one, other: withRecordings ? beside(one, other) : other, sides, isOneGolfer }];
    }),
  );
}

/** Names such as `maker_First-Last_Club_Side2`: the same but for the side and its number. Others are golfers of their own. */
const golferOf = (name: string): string => name.replace(/_(Front|Side)\d+$/, '');
