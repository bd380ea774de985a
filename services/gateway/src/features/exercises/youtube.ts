/** Id of the video of an address such as https://www.youtube.com/watch?v=…; null without a video. */
export const videoIdOf = (videoUrl: string | null): string | null =>
  videoUrl === null ? null : new URL(videoUrl).searchParams.get('v');

/** Privacy-enhanced: no cookies until the video plays. */
export const embedUrlOf = (videoId: string): string => `https://www.youtube-nocookie.com/embed/${videoId}`;

export const thumbnailUrlOf = (videoId: string): string => `https://i.ytimg.com/vi/${videoId}/hqdefault.jpg`;

/** Where a golfer finds a video of an exercise that has none here. */
export const searchUrlOf = (name: string): string =>
  `https://www.youtube.com/results?${new URLSearchParams({ search_query: `${name} exercise` })}`;
