import { afterClosing } from '@/components/overlays/after-closing'
import { openOverlay } from '@/components/overlays/store'
import type { NamedOverlay } from '@/components/overlays/priority'
import { addLine, type NewLine } from '@/lib/client/bag/bag-lines'
import { api } from '@/lib/client/api'
import { isUnanswered } from '@/lib/client/failure'
import { enqueue, isUnsent } from '@/lib/client/offline-queue/enqueue'
import type { SeenGoods } from '@/lib/client/offline-queue/entry'
import { queueText } from '@/lib/client/offline-queue/texts'
import { toast } from '@/components/toasts/toast'
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
  seen,
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
  else await addOrShowRefusal(wanted, from, seen)
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

/**
 * Adds goods to the bag and opens the confirmation. Without an answer they are added once the network is back.
 * @throws DomainError as `addLine` does; ConnectionError where the device keeps nothing
 */
export async function addAndConfirm(wanted: NewLine, from?: NamedOverlay, seen?: SeenGoods): Promise<void> {
  const key = crypto.randomUUID()
  let line_id: string
  try {
    line_id = (await addLine(wanted, key)).line_id
  } catch (failure) {
    if (!isUnsent(failure) || !(await addLater(wanted, key, seen))) throw failure
    await afterClosing(from)
    toast.notif(queueText('bagKept'))
    return
  }
  await afterClosing(from)
  openOverlay(addedToBagOverlay, { lineId: line_id, quantity: wanted.quantity })
}

/** Keeps the addition for when the network is back; gives whether the device could. */
const addLater = (wanted: NewLine, id: string, seen?: SeenGoods): Promise<boolean> =>
  enqueue({
    id,
    kind: 'bag',
    method: 'POST',
    path: api.cart.carts.me.lines.$path(),
    json: wanted,
    ...(seen && { seen }),
  })

/** As `addAndConfirm`, and shows why when the service refuses. @throws failures that are no refusal */
export async function addOrShowRefusal(
  wanted: NewLine,
  from?: NamedOverlay,
  seen?: SeenGoods,
): Promise<void> {
  try {
    await addAndConfirm(wanted, from, seen)
  } catch (failure) {
    // Without a connection the code of the refusal texts could not be loaded either.
    if (isUnanswered(failure)) throw failure
    const { showRefusal } = await import('../show-refusal')
    await showRefusal(failure, wanted, from)
  }
}
