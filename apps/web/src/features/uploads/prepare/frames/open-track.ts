import { ALL_FORMATS, BlobSource, Input, type InputVideoTrack } from 'mediabunny';

/** Opens the video track of a file for as long as the work takes. */
export async function withVideoTrack<Result>(
  file: Blob,
  work: (track: InputVideoTrack) => Promise<Result>,
): Promise<Result> {
  const input = new Input({ source: new BlobSource(file), formats: ALL_FORMATS });
  try {
    const track = await input.getPrimaryVideoTrack();
    if (!track) throw new Error('The file has no video track.');
    return await work(track);
  } finally {
    input.dispose();
  }
}
