import { createTranslator, type Messages } from 'next-intl'
import { afterClosing } from '@/components/overlays/after-closing'
import { openOverlay } from '@/components/overlays/store'
import type { NamedOverlay } from '@/components/overlays/priority'
import { toast } from '@/components/toasts/toast'
import { DomainError } from '@/domain/error'
import type { NewLine } from '@/lib/client/bag/bag-lines'
import { isUnanswered } from '@/lib/client/failure'
import bag from '@/messages/vi/bag.json'
import { addedToBagSoldOutOverlay } from './overlays'
import { problemIn } from '@/lib/client/failure-details'
import { bagFailureText } from './failure-text'

// Typed as by useTranslations: the exact type of all texts does not fit a plain reader of keys.
const texts: Messages = { bag }
const t = createTranslator({ locale: 'vi', messages: texts, namespace: 'bag' })

/** Shows why goods were not added to the bag (CRT-04); for sold-out ones it shows the alternatives. */
export async function showRefusal(failure: unknown, wanted: NewLine, from?: NamedOverlay): Promise<void> {
  const code = problemIn(failure)?.code
  const isGone = failure instanceof DomainError && failure.status === 404
  if (code === 'OUT_OF_STOCK' || code === 'GONE' || isGone) {
    await afterClosing(from)
    openOverlay(addedToBagSoldOutOverlay, {
      productId: wanted.product_id,
      combinationId: wanted.combination_id,
      quantity: wanted.quantity,
    })
  } else if (isUnanswered(failure)) toast.failure('add', failure)
  else toast.error(bagFailureText(failure, t))
}
