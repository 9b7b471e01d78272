'use client'

import { useState } from 'react'
import type { CheckedIn } from '@/domain/game/calendar-day'
import { DomainError } from '@/domain/error'
import { reloadAnswers } from '@/lib/client/answers/answer-store'
import { isGameHistory } from '@/lib/client/games/history'
import { useProcessing } from '@/lib/client/games/processing'
import { checkIn, type Progress, withCheckIn } from '@/lib/client/games/progress'
import type { IslandGame } from '@/lib/games/island'

/** What a press brought: the server's answer, or that this day was checked in for before, here or on another device. */
export type Outcome = { is: 'received'; answer: CheckedIn } | { is: 'already' }

type Show = (progress?: Progress, options?: { revalidate?: boolean }) => Promise<void>

/** Checks in, one call at a time (GAM-22). A failure changes nothing of what is shown. */
export function useCheckIn(game: IslandGame, progress: Progress | undefined, show: Show) {
  const { isProcessing, run } = useProcessing()
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const [failure, setFailure] = useState<unknown>(null)

  const send = async () => {
    setFailure(null)
    try {
      const answer = await checkIn(game)
      setOutcome({ is: 'received', answer })
      if (progress) await show(withCheckIn(progress, answer), { revalidate: false })
      reloadAnswers((key) => key.startsWith('game-wheel:') || isGameHistory(key))
    } catch (error) {
      if (error instanceof DomainError && error.code === 'CHECKED_IN_ALREADY') {
        setOutcome({ is: 'already' })
        await show()
      } else setFailure(error)
    }
  }
  return {
    state: {
      isProcessing,
      outcome,
      failure,
      freshDay: outcome?.is === 'received' ? outcome.answer.day.date : null,
    },
    press: () => {
      if (progress?.canCheckIn) void run(send)
    },
  }
}
