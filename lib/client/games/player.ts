'use client'

import { useMember } from '../member/member'

interface Answer {
  error: unknown
  isValidating: boolean
  mutate: () => Promise<void>
}

/** The member who plays: their id is in the key of all that is theirs. */
export function usePlayer() {
  const { user, error, update } = useMember()
  return {
    memberId: user?.id,
    /** What failed, the member's own call included, and how to ask again. */
    failureOf: (answer: Answer) =>
      user || !error
        ? { failure: answer.error, isAsked: answer.isValidating, ask: () => answer.mutate() }
        : { failure: error, isAsked: false, ask: () => update() },
  }
}
