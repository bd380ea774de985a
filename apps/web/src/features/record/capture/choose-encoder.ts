/** Bits for a pixel of a frame: enough that a fast club keeps its edges. */
const bitsPerPixel = 0.1;
/** High, main and baseline profile of level 4.2, which has 1080p60; levels above and below it for cameras of other sizes. */
const codecs = [
  'avc1.64002A',
  'avc1.4D002A',
  'avc1.42E02A',
  'avc1.640033',
  'avc1.42E033',
  'avc1.42E028',
  'avc1.42E01F',
];

/** Chooses how this device encodes pictures of a size as H.264; null where it cannot. */
export async function chooseEncoder(
  { widthPx, heightPx }: { widthPx: number; heightPx: number },
  framesPerSecond: number,
): Promise<VideoEncoderConfig | null> {
  if (!('VideoEncoder' in globalThis)) return null;
  // H.264 has half as many color samples in each direction.
  const [width, height] = [2 * Math.floor(widthPx / 2), 2 * Math.floor(heightPx / 2)];
  for (const codec of codecs) {
    const config: VideoEncoderConfig = {
      codec,
      width,
      height,
      bitrate: Math.round(width * height * framesPerSecond * bitsPerPixel),
      framerate: framesPerSecond,
      latencyMode: 'realtime',
      avc: { format: 'avc' },
    };
    const { supported } = await VideoEncoder.isConfigSupported(config).catch(() => ({ supported: false }));
    if (supported) return config;
  }
  return null;
}
