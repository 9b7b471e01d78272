interface LevelFlowerProps {
  /** place of the level, from 0 */
  rank: number
  className?: string
}

const PETAL = 'M0 -4 C 16 -26, 18 -58, 0 -84 C -18 -58, -16 -26, 0 -4 Z'
const FIRST = 4
const STEP = 2

/** The flower of a level: it opens further with each. Purely decorative. */
export function LevelFlower({ rank, className }: LevelFlowerProps) {
  const petals = FIRST + rank * STEP
  const turns = Array.from({ length: petals }, (_, index) => Math.round((360 / petals) * index))
  return (
    <svg
      viewBox="-100 -100 200 200"
      aria-hidden="true"
      className={className}
      fill="none"
      stroke="currentColor"
    >
      {turns.map((turn) => (
        <path key={turn} d={PETAL} strokeWidth="1.5" transform={`rotate(${turn})`} />
      ))}
      {rank > 1 &&
        turns.map((turn) => (
          <path
            key={turn}
            d={PETAL}
            strokeWidth="2"
            transform={`rotate(${turn + 180 / petals}) scale(0.62)`}
          />
        ))}
      <circle r="7" fill="currentColor" stroke="none" />
    </svg>
  )
}
