import { HEIGHT, type Sketched, sketchAround, WIDTH } from './sketch'

interface StreetMapProps {
  latitude: number
  longitude: number
  /** description for screen readers */
  label: string
}

/**
 * A sketch of the streets around a store with a pin at its entrance; renders nothing where no street is known. It overflows its own bounds
 * as far as its frame is wider.
 */
export function StreetMap({ latitude, longitude, label }: StreetMapProps) {
  const features = sketchAround([latitude, longitude])
  if (features.length === 0) return null
  const ofKind = (kind: Sketched['kind']) => features.filter((feature) => feature.kind === kind)
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      className="size-full overflow-visible"
    >
      {ofKind('water').map(({ name, path }) => (
        <path key={name} d={path} className="fill-success-soft" />
      ))}
      <g className="fill-none stroke-white" strokeWidth={7}>
        {ofKind('street').map(({ name, path }) => (
          <path key={name} d={path} />
        ))}
      </g>
      <g className="fill-none stroke-white" strokeWidth={13} strokeLinejoin="round">
        {ofKind('avenue').map(({ name, path }) => (
          <path key={name} d={path} />
        ))}
      </g>
      {ofKind('landmark')
        .filter(({ label }) => label)
        .map(({ name, path }) => (
          <path
            key={name}
            d={`${path}h0`}
            className="fill-none stroke-muted"
            strokeWidth={6}
            strokeLinecap="round"
          />
        ))}
      <g
        className="stroke-white text-xs"
        textAnchor="middle"
        paintOrder="stroke"
        strokeWidth={3}
        strokeLinejoin="round"
      >
        {features.map((feature) => (
          <Name key={feature.name} feature={feature} />
        ))}
      </g>
      <Pin />
    </svg>
  )
}

function Name({ feature: { kind, name, label } }: { feature: Sketched }) {
  if (!label) return null
  const isWater = kind === 'water'
  return (
    <text
      transform={`translate(${label.x} ${label.y}) rotate(${label.turn})`}
      dy="0.35em"
      strokeWidth={isWater ? 0 : undefined}
      className={isWater ? 'fill-success' : 'fill-ink'}
    >
      {name}
    </text>
  )
}

function Pin() {
  return (
    <g transform={`translate(${WIDTH / 2} ${HEIGHT / 2})`}>
      <ellipse rx={8} ry={3} className="fill-scrim" />
      <path d="M0 0C-10 -13 -14 -19 -14 -26A14 14 0 0 1 14 -26C14 -19 10 -13 0 0Z" className="fill-accent" />
      <circle cy={-26} r={5} className="fill-white" />
    </g>
  )
}
