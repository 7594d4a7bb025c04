/** A ring of dots after the kolam's grid. Say what is being waited for in words beside it. */
export function Spinner({ size = 20 }: { readonly size?: number }) {
  const dots = Array.from({ length: 8 }, (_, index) => (index * Math.PI) / 4);
  return (
    <svg
      width={size}
      height={size}
      viewBox="-12 -12 24 24"
      aria-hidden="true"
      className="shrink-0 animate-spin"
    >
      {dots.map((angle, index) => (
        <circle
          key={angle}
          cx={round(9 * Math.cos(angle))}
          cy={round(9 * Math.sin(angle))}
          r={1.3 + index * 0.14}
          fill="currentColor"
          opacity={0.2 + index * 0.11}
        />
      ))}
    </svg>
  );
}

const round = (value: number): number => Math.round(value * 100) / 100;
