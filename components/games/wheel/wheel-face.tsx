import type { Ref } from 'react'
import type { Segment } from '@/domain/game/prize'
import { middleOf, pointAt, restAt, segmentPath } from '@/lib/games/wheel-geometry'
import { segmentLines } from './segment-lines'

const RADIUS = 200
const RIM = 214
const PEARLS = 24
const TEXT_AT = 138
const LINE_HEIGHT = 19

interface WheelFaceProps {
  segments: readonly Segment[]
  /** the segment at the pointer at rest; none before the first spin */
  stopped?: number | null
  /** the part that turns */
  ref?: Ref<HTMLDivElement>
}

/**
 * The wheel as a drawing: what it offers is in the table of odds in words. The turning part is a box of its own, so that the browser draws
 * it once and only moves it.
 */
export function WheelFace({ segments, stopped = null, ref }: WheelFaceProps) {
  const count = segments.length
  return (
    <div className="game-wheel" aria-hidden>
      <svg viewBox="-230 -230 460 460" className="game-wheel-rim">
        <circle r={RIM + 10} className="game-wheel-edge" />
        {Array.from({ length: PEARLS }, (_, index) => {
          const { x, y } = pointAt((index * 360) / PEARLS, RIM + 2)
          return <circle key={`${x} ${y}`} cx={x} cy={y} r={4.5} className="game-wheel-pearl" />
        })}
      </svg>
      <div
        ref={ref}
        className="game-wheel-turning"
        style={stopped === null ? undefined : { transform: `rotate(${restAt(stopped, count)}deg)` }}
      >
        <svg viewBox="-230 -230 460 460">
          {segments.map(({ id, name, kind }, index) => {
            const lines = segmentLines(name)
            return (
              // A prize may stand on several segments.
              <g key={`${index} ${id}`} data-tone={toneOf(index, count)} data-kind={kind}>
                <path d={segmentPath(index, count, RADIUS)} className="game-wheel-segment" />
                <g transform={`rotate(${middleOf(index, count)})`}>
                  <Ornament kind={kind} />
                  <text y={-TEXT_AT} className="game-wheel-text">
                    {lines.map((line, at) => (
                      <tspan key={`${at} ${line}`} x={0} dy={at === 0 ? 0 : LINE_HEIGHT}>
                        {line}
                      </tspan>
                    ))}
                  </text>
                </g>
              </g>
            )
          })}
        </svg>
      </div>
      <svg viewBox="0 0 44 74" className="game-wheel-pointer">
        <path d="M12 2h20v24H12z" className="game-wheel-case" />
        <path d="M9 24h26v12H9z" className="game-wheel-case" />
        <path d="M13 36h18v22L20 71c-4 0-7-3-7-8z" className="game-wheel-bullet" />
      </svg>
    </div>
  )
}

/** Three tones in turn, so that no two neighbours are alike. */
const toneOf = (index: number, count: number) => (index === count - 1 && count % 3 === 1 ? 1 : index % 3)

/** What a segment brings, drawn near the rim: petals for points, a ticket for vouchers, a bow for gifts. */
function Ornament({ kind }: Pick<Segment, 'kind'>) {
  if (kind === 'voucher')
    return <path d="M-16-184h32v7a5 5 0 0 0 0 10v7h-32v-7a5 5 0 0 0 0-10z" className="game-wheel-ornament" />
  if (kind === 'gift')
    return (
      <path
        d="M-13-176h26v16h-26zM0-176v16M0-176c-3-10-16-9-13-2 1 2 7 2 13 2 6 0 12 0 13-2 3-7-10-8-13 2z"
        className="game-wheel-ornament"
      />
    )
  if (kind === 'none') return <circle cy={-170} r={4} className="game-wheel-ornament" />
  return (
    <path
      d="M0-186c5 4 5 10 0 15-5-5-5-11 0-15zM-15-178c6-1 11 2 13 9-7 1-12-2-13-9zM15-178c-6-1-11 2-13 9 7 1 12-2 13-9zM0-169v9"
      className="game-wheel-ornament"
    />
  )
}
