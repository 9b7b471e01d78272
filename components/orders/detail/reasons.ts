import { CANCELLATION_REASONS, type CancellationReason } from '@/domain/order/cancellation'

const ALL: readonly CancellationReason[] = Object.values(CANCELLATION_REASONS).flat()

/** The reason that has words in messages; null for what somebody wrote. */
export const knownReason = (text: string): CancellationReason | null =>
  ALL.find((reason) => reason === text) ?? null
