import { encode } from 'uqr';

/** A QR code, dark on white in both themes, since scanners expect that. */
export function QrPicture({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { border: 2 });
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      className="mx-auto w-full max-w-72 rounded-control bg-white"
    >
      <path d={dark.join('')} fill="black" shapeRendering="crispEdges" />
    </svg>
  );
}
