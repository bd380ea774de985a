/** Filters one sample after another. */
type Filter = (sample: number) => number;

/** Opens a filter that passes the frequencies between two limits: a high pass and a low pass of second order. */
export function openBandPass(sampleRateHz: number, lowHz: number, highHz: number): Filter {
  const highPass = openBiquad(sampleRateHz, lowHz, 'high');
  const lowPass = openBiquad(sampleRateHz, Math.min(highHz, 0.45 * sampleRateHz), 'low');
  return (sample) => lowPass(highPass(sample));
}

/** Butterworth filter of second order (Bristow-Johnson, Audio EQ Cookbook). */
function openBiquad(sampleRateHz: number, cutOffHz: number, pass: 'low' | 'high'): Filter {
  const angle = (2 * Math.PI * cutOffHz) / sampleRateHz;
  const [cos, alpha] = [Math.cos(angle), Math.sin(angle) / Math.SQRT2];
  const a0 = 1 + alpha;
  const edge = pass === 'low' ? 1 - cos : 1 + cos;
  const b0 = edge / 2 / a0;
  const b1 = (pass === 'low' ? edge : -edge) / a0;
  const [a1, a2] = [(-2 * cos) / a0, (1 - alpha) / a0];
  let [x1, x2, y1, y2] = [0, 0, 0, 0];
  return (sample) => {
    const value = b0 * (sample + x2) + b1 * x1 - a1 * y1 - a2 * y2;
    [x1, x2, y1, y2] = [sample, x1, value, y1];
    return value;
  };
}
