import { afterClosing } from '@/components/overlays/after-closing'
import { openOverlay } from '@/components/overlays/store'
import type { NamedOverlay } from '@/components/overlays/priority'
import { addLine, type NewLine } from '@/lib/client/bag/bag-lines'
import { isUnanswered } from '@/lib/client/failure'
import {
  addedToBagOverlay,
  choosePackVariantOverlay,
  chooseVariantOverlay,
  egiftFormOverlay,
} from '../overlays'
import { loadPackChoices } from '../line/pack-members'
import type { AddRequest } from './add-request'

/** Adds the goods to the bag, or opens the question to ask first. Shows refusals. @throws other failures, such as a lost connection */
export async function addToBag({
  productId,
  combinationId,
  quantity = 1,
  ask,
  from,
}: AddRequest): Promise<void> {
  const wanted: NewLine = { product_id: productId, combination_id: combinationId, quantity }
  if (ask === 'variant') {
    await afterClosing(from)
    openOverlay(chooseVariantOverlay, { productId })
  } else if (ask === 'gift') {
    await afterClosing(from)
    openOverlay(egiftFormOverlay, { wanted })
  } else if (ask === 'pack') await addPack(wanted, from)
  else await addOrShowRefusal(wanted, from)
}

/** Members with a single variant need no question. */
async function addPack(wanted: NewLine, from?: NamedOverlay): Promise<void> {
  const pack = await loadPackChoices(wanted.product_id)
  if (pack.every(({ choices }) => choices.length < 2)) {
    await addOrShowRefusal(wanted, from)
    return
  }
  await afterClosing(from)
  openOverlay(choosePackVariantOverlay, { pack, wanted })
}

/** Adds goods to the bag and opens the confirmation. @throws DomainError as `addLine` does */
export async function addAndConfirm(wanted: NewLine, from?: NamedOverlay): Promise<void> {
  const { line_id } = await addLine(wanted)
  await afterClosing(from)
  openOverlay(addedToBagOverlay, { lineId: line_id, quantity: wanted.quantity })
}

/** As `addAndConfirm`, and shows why when the service refuses. @throws failures that are no refusal */
export async function addOrShowRefusal(wanted: NewLine, from?: NamedOverlay): Promise<void> {
  try {
    await addAndConfirm(wanted, from)
  } catch (failure) {
    // Without a connection the code of the refusal texts could not be loaded either.
    if (isUnanswered(failure)) throw failure
    const { showRefusal } = await import('../show-refusal')
    await showRefusal(failure, wanted, from)
  }
}
