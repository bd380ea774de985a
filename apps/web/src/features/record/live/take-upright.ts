/**
 * Takes the picture that a video shows, upright. A phone held upright may give pictures that lie on their side without saying by how
 * much they are turned: those are drawn as the video shows them.
 */
export function takeUpright(video: HTMLVideoElement, timestamp: number): VideoFrame {
  const picture = new VideoFrame(video, { timestamp });
  const { videoWidth, videoHeight } = video;
  const isWide = picture.displayWidth > picture.displayHeight;
  const isTurned = videoWidth !== videoHeight && isWide !== videoWidth > videoHeight;
  if (!isTurned || ('rotation' in picture && picture.rotation !== undefined)) return picture;
  picture.close();
  const canvas = new OffscreenCanvas(videoWidth, videoHeight);
  canvas.getContext('2d')?.drawImage(video, 0, 0);
  return new VideoFrame(canvas, { timestamp });
}
