'use client'

import { useEffect, useEffectEvent, useState } from 'react'
import type { Segment, Spin } from '@/domain/game/prize'
import { DomainError } from '@/domain/error'
import { readPendingKey } from '@/lib/client/attempts/pending-keys'
import { sendOnce } from '@/lib/client/attempts/send-once'
import { isUnanswered } from '@/lib/client/failure'
import { useProcessing } from '@/lib/client/games/processing'
import { spinOnce } from '@/lib/client/games/spins'
import type { IslandGame } from '@/lib/games/island'

/** A spin with whether it was begun before this page was opened. */
interface Result {
  spin: Spin
  isEarlier: boolean
}

interface Turning {
  wait: () => void
  /** resolves when the wheel stands */
  stopAt: (spin: Spin) => Promise<void>
  stop: () => void
}

interface SpinInput {
  game: IslandGame
  memberId: number | undefined
  turning: Turning
  /** the outcome is known and shown: the rights left and the member's points have changed */
  onSpun: (spin: Spin) => void
}

/** The segment of an outcome: by its place, or by its prize where the wheel on show is an older one. */
export function segmentOf({ segment, prize }: Spin, segments: readonly Segment[]): number {
  if (segments[segment]?.id === prize._id) return segment
  const found = segments.findIndex(({ id }) => id === prize._id)
  return found === -1 ? Math.min(segment, segments.length - 1) : found
}

/**
 * Spins: the call goes out at once and the server alone decides; the wheel shows it. The key of a spin is kept on the device until its
 * outcome was shown, so that a closed tab or a lost connection loses nothing and no right is used twice.
 */
export function useSpin({ game, memberId, turning, onSpun }: SpinInput) {
  const { isProcessing, run } = useProcessing()
  const [result, setResult] = useState<Result | null>(null)
  const [failure, setFailure] = useState<unknown>(null)

  const thing = `spin:${game.id}`

  const spin = async (member: number, isEarlier: boolean) => {
    setFailure(null)
    setResult(null)
    if (!isEarlier) turning.wait()
    try {
      const outcome = await sendOnce({ memberId: member, thing }, async (key) => {
        const made = await spinOnce(game, key)
        if (!isEarlier) await turning.stopAt(made)
        return made
      })
      setResult({ spin: outcome, isEarlier })
      onSpun(outcome)
    } catch (error) {
      turning.stop()
      const isSilent = isEarlier && error instanceof DomainError && !isUnanswered(error)
      if (!isSilent) setFailure(error)
    }
  }

  const resume = useEffectEvent((member: number) => void run(() => spin(member, true)))
  useEffect(() => {
    if (memberId !== undefined && readPendingKey({ memberId, thing }) !== null) resume(memberId)
  }, [memberId, thing])

  return {
    isSpinning: isProcessing,
    result,
    failure,
    close: () => setResult(null),
    press: () => {
      if (memberId === undefined) return
      void run(() => spin(memberId, false))
    },
  }
}
