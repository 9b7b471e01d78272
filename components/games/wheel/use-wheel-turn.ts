'use client'

import { useEffect, useRef } from 'react'
import { SLOWING, turnTo, WAITING_SPEED } from '@/lib/games/wheel-geometry'

const FULL = 360
const ROUND_MS = FULL / WAITING_SPEED

export const isMotionReduced = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches

const rotation = (degrees: number) => `rotate(${degrees}deg)`

/**
 * Turns the wheel's box by the browser's own animations, of its transform alone: they run beside the page's scripts. With reduced motion
 * nothing turns.
 */
export function useWheelTurn() {
  const box = useRef<HTMLDivElement>(null)
  const waiting = useRef<Animation | null>(null)
  const stopping = useRef<Animation | null>(null)
  /** of the wheel at rest */
  const angle = useRef(0)

  useEffect(
    () => () => {
      waiting.current?.cancel()
      stopping.current?.cancel()
    },
    [],
  )

  /** Ends the waiting turn. Returns the wheel's rotation at this moment. */
  const halt = (): number => {
    const turned = Number(waiting.current?.currentTime ?? 0) * WAITING_SPEED
    waiting.current?.cancel()
    waiting.current = null
    return angle.current + turned
  }

  const rest = (at: number) => {
    angle.current = at % FULL
    if (box.current) box.current.style.transform = rotation(angle.current)
  }

  return {
    box,
    /** Turns until the outcome is known. */
    wait: () => {
      if (isMotionReduced() || !box.current) return
      waiting.current = box.current.animate(
        [{ transform: rotation(angle.current) }, { transform: rotation(angle.current + FULL) }],
        { duration: ROUND_MS, iterations: Infinity },
      )
    },
    /** Slows down and stops on a segment. `onTurn` gets the turn. Resolves when the wheel stands. */
    stopAt: async (
      index: number,
      count: number,
      onTurn?: (from: number, to: number, duration: number) => void,
    ) => {
      const from = halt()
      const { to, duration } = turnTo(from, index, count)
      if (!isMotionReduced() && box.current) {
        onTurn?.(from, to, duration)
        const { x1, y1, x2, y2 } = SLOWING
        stopping.current = box.current.animate([{ transform: rotation(from) }, { transform: rotation(to) }], {
          duration,
          easing: `cubic-bezier(${x1}, ${y1}, ${x2}, ${y2})`,
          fill: 'forwards',
        })
        // Cancelled when the page is left: the outcome is in the history.
        await stopping.current.finished.catch(() => undefined)
      }
      rest(to)
      stopping.current?.cancel()
      stopping.current = null
    },
    /** Stops where it is, without an outcome. */
    stop: () => rest(halt()),
  }
}
