interface BarsProps {
  /** one value a day */
  values: readonly number[]
  label: string
  className: string
}

const HEIGHT = 40
const GAP = 0.25

/** A bar chart, drawn by the server: its table stands beside it. */
export function Bars({ values, label, className }: BarsProps) {
  const most = Math.max(1, ...values)
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${values.length} ${HEIGHT}`}
      preserveAspectRatio="none"
      className={`h-28 w-full ${className}`}
    >
      {values.map((value, index) => {
        // A day with something is never invisible.
        const height = value === 0 ? 0.4 : Math.max(1.5, (value / most) * HEIGHT)
        return (
          <rect
            key={index}
            x={index + GAP / 2}
            y={HEIGHT - height}
            width={1 - GAP}
            height={height}
            fill="currentColor"
            fillOpacity={value === 0 ? 0.25 : 1}
          />
        )
      })}
    </svg>
  )
}
