/** Contour lines of a green, as in a yardage book, for dark backgrounds. Decoration only. */
export function Contours() {
  return (
    <svg
      viewBox="0 0 400 240"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden
      className="pointer-events-none absolute inset-0 size-full text-flag opacity-20"
    >
      {rings.map((path) => (
        <path key={path} d={path} fill="none" stroke="currentColor" strokeWidth="1.2" />
      ))}
    </svg>
  );
}

/** Closed lines around a hill right of the center; each is a little less round than the one inside it. */
const rings = Array.from({ length: 9 }, (_, ring) => {
  const radius = 18 + ring * 27;
  const points = Array.from({ length: 60 }, (_, step) => {
    const angle = (step / 60) * 2 * Math.PI;
    const wave = 1 + 0.16 * Math.sin(2 * angle + ring * 0.35) + 0.07 * Math.sin(3 * angle + 1.3 - ring * 0.2);
    return `${(300 + radius * 1.25 * wave * Math.cos(angle)).toFixed(1)} ${(90 + radius * 0.8 * wave * Math.sin(angle)).toFixed(1)}`;
  });
  return `M${points.join('L')}Z`;
});
