import { DISLIKE_REASONS, type DislikeReason } from '@/domain/content/dislike-reasons'

/**
 * A vote that could not be sent, kept in this tab until there is a network. It is the vote the reader wants to have in the end, not the
 * press of a button: the service toggles, and an answer that was lost may have been a success.
 */
export interface KeptVote {
  vote: Vote
  reason?: Reason
}

export type Vote = 'like' | 'dislike' | null

/** Why an article did not help. */
export interface Reason {
  reason: DislikeReason
  text: string
}

/** With the prefix of personal state: it goes when another member signs in. */
const nameOf = (articleId: number) => `nang-help-vote-${articleId}`

const isReason = (value: unknown): value is DislikeReason => DISLIKE_REASONS.some((known) => known === value)

export function keepVote(articleId: number, kept: KeptVote): void {
  try {
    window.sessionStorage.setItem(nameOf(articleId), JSON.stringify(kept))
  } catch {
    // Storage is disabled: the vote is kept as long as the page is.
  }
}

export function readKeptVote(articleId: number): KeptVote | null {
  try {
    const value: unknown = JSON.parse(window.sessionStorage.getItem(nameOf(articleId)) ?? 'null')
    if (typeof value !== 'object' || value === null || !('vote' in value)) return null
    const { vote } = value
    if (vote !== 'like' && vote !== 'dislike' && vote !== null) return null
    const given: unknown = 'reason' in value ? value.reason : undefined
    if (typeof given !== 'object' || given === null) return { vote }
    const { reason, text } = given as Record<string, unknown>
    return isReason(reason)
      ? { vote, reason: { reason, text: typeof text === 'string' ? text : '' } }
      : { vote }
  } catch {
    return null
  }
}

export function dropKeptVote(articleId: number): void {
  try {
    window.sessionStorage.removeItem(nameOf(articleId))
  } catch {
    // Storage is disabled: nothing is kept there.
  }
}
