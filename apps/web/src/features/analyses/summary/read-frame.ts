const timeoutMs = 10_000;

/** Reads one frame of a video in the browser. Null if the video cannot be played, or does not get there in 10 s. */
export async function readFrame(videoUrl: string, timeS: number): Promise<ImageBitmap | null> {
  const video = document.createElement('video');
  Object.assign(video, { muted: true, playsInline: true, preload: 'auto' });
  const ends = new AbortController();
  const { signal } = ends;
  try {
    await new Promise<void>((resolve, reject) => {
      const fail = () => reject(new Error('The frame could not be read.'));
      const timer = setTimeout(fail, timeoutMs);
      signal.addEventListener('abort', () => clearTimeout(timer));
      video.addEventListener('error', fail, { signal });
      video.addEventListener('seeked', () => resolve(), { signal });
      video.addEventListener(
        'loadeddata',
        () => {
          video.currentTime = timeS;
        },
        { signal },
      );
      video.src = videoUrl;
    });
    return await createImageBitmap(video);
  } catch {
    return null;
  } finally {
    ends.abort();
    // Ends the download.
    video.removeAttribute('src');
    video.load();
  }
}
