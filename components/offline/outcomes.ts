import { toast } from '@/components/toasts/toast'
import { formatMoney } from '@/lib/format'
import { ownerNow } from '@/lib/client/offline-queue/enqueue'
import type { Outcome } from '@/lib/client/offline-queue/entry'
import { takeOutcomes } from '@/lib/client/offline-queue/store'
import { queueText as t } from '@/lib/client/offline-queue/texts'

/** Spaces differ between a written price and a computed one. */
const isSamePrice = (one: string, other: string) => one.replace(/\s/g, '') === other.replace(/\s/g, '')

function sentenceOfBag({ isAccepted, text, seen, price }: Outcome): string {
  const name = seen?.name ?? t('goods')
  if (!isAccepted) return t('bagRefused', { name, reason: text ?? t('reason') })
  const now = price === undefined ? undefined : formatMoney(price)
  return seen?.price !== undefined && now !== undefined && !isSamePrice(seen.price, now)
    ? t('bagRepriced', { name, before: seen.price, now })
    : t('bagAdded', { name })
}

/** What there is to say of an entry that was sent; nothing of a heart that is as it was shown. */
function sentenceOf(outcome: Outcome): string | null {
  const reason = outcome.text ?? t('reason')
  if (outcome.kind === 'bag') return sentenceOfBag(outcome)
  if (outcome.kind === 'review') return outcome.isAccepted ? t('reviewSent') : t('reviewRefused', { reason })
  return outcome.isAccepted ? null : t('wishRefused', { reason })
}

/** Brings what this page shows up to date with what was sent. */
async function applyOutcomes(outcomes: readonly Outcome[]): Promise<void> {
  if (outcomes.some(({ kind }) => kind === 'bag')) {
    const { renewBag } = await import('@/lib/client/bag/bag')
    await renewBag()
  }
  if (outcomes.some(({ kind }) => kind === 'wish')) {
    const { loadWishes } = await import('@/lib/client/wishlist/wishlist-calls')
    await loadWishes()
  }
  for (const { draft, isAccepted } of outcomes) {
    if (draft === undefined || !isAccepted) continue
    const { clearDraft } = await import('@/components/reviews/write/draft/draft')
    await clearDraft(draft)
  }
}

/** Says what became of what waited for the network: refusals and changed prices too. One tab says it, once. */
export async function showOutcomes(): Promise<void> {
  if (document.visibilityState !== 'visible') return
  const outcomes = await takeOutcomes(ownerNow())
  if (outcomes.length === 0) return
  const sentences = outcomes.flatMap((outcome) => sentenceOf(outcome) ?? [])
  const text = [...new Set(sentences)].join(' ')
  const isRefused = outcomes.some(({ isAccepted }) => !isAccepted)
  if (text) (isRefused ? toast.error : toast.show)(text)
  await applyOutcomes(outcomes)
}
