import { createTranslator, type Messages } from 'next-intl'
import { loginOverlay } from '@/components/account/sign-in/login.overlay'
import { openOverlay } from '@/components/overlays/store'
import { toast } from '@/components/toasts/toast'
import { DomainError } from '@/domain/error'
import { WISHLIST_LIMIT } from '@/domain/wishlist/wishlist'
import { api } from '@/lib/client/api'
import { withCause } from '@/lib/client/failure'
import { enqueue, isUnsent, ownerNow } from '@/lib/client/offline-queue/enqueue'
import { removeSlot } from '@/lib/client/offline-queue/store'
import { queueText } from '@/lib/client/offline-queue/texts'
import { storePendingWish } from '@/lib/client/wishlist/pending-wish'
import { getSession, isMarkedMember, startSession } from '@/lib/client/member/session'
import { setWish, type Wish } from '@/lib/client/wishlist/wishlist-calls'
import { isWished, showWish } from '@/lib/client/wishlist/wishlist-store'
import { track } from '@/lib/client/tracking/track'
import wishlist from '@/messages/vi/wishlist.json'

// Typed as by useTranslations: the exact type of all texts does not fit a plain reader of keys.
const texts: Messages = { wishlist }
const t = createTranslator({ locale: 'vi', messages: texts, namespace: 'wishlist' })

const codeOf = (failure: unknown) => (failure instanceof DomainError ? failure.code : null)

/** Gives or removes a heart, and shows the result (WSH-05 to WSH-09). */
export async function toggleWish(wish: Wish, wanted: boolean): Promise<void> {
  try {
    const isOn = await setWish(wish, wanted)
    if (isOn === null) return
    toast.show(t(isOn ? 'added' : 'removed'))
    track(isOn ? 'add_to_wishlist' : 'remove_from_wishlist', 'product', wish.productId)
    await dropWaiting(wish)
  } catch (failure) {
    // The session has ended: the login is open already, and the wish waits for it.
    if (failure instanceof DomainError && failure.status === 401) {
      if (wanted) storePendingWish(wish)
      return
    }
    if (isUnsent(failure) && (await wishLater(wish, wanted))) return
    const text = codeOf(failure) === 'WISHLIST_FULL' ? t('full', { limit: WISHLIST_LIMIT }) : t('failed')
    toast.error(withCause(text, failure))
  }
}

/** The queue's slot of a heart: the last press counts. */
const slotOf = ({ combinationId }: Wish) => `wish:${combinationId}`

/** The shop knows this press: an earlier one that still waits would override it. Storage may be disabled. */
const dropWaiting = (wish: Wish) => removeSlot(slotOf(wish), ownerNow()).catch(() => undefined)

/** Keeps the heart as it was pressed, for when the network is back; gives whether the device could. */
async function wishLater(wish: Wish, wanted: boolean): Promise<boolean> {
  const { productId, combinationId } = wish
  const isKept = await enqueue({
    id: crypto.randomUUID(),
    kind: 'wish',
    slot: slotOf(wish),
    method: 'POST',
    path: api.catalog.v3.users.me.wishlists.$path(),
    json: { product_id: productId, product_combination_id: combinationId, is_wishlisted: wanted },
  })
  if (!isKept) return false
  showWish(combinationId, wanted)
  toast.notif(queueText('wishKept'))
  return true
}

/** Toggles a heart: members at once; a visitor signs in first and has it given then. */
export async function toggleWishOrSignIn(wish: Wish): Promise<void> {
  // The session may not be known yet, right after the start of a visit.
  if (!isMarkedMember()) await startSession()
  if (isMarkedMember() || getSession() === 'member') {
    await toggleWish(wish, !isWished(wish.combinationId))
    return
  }
  storePendingWish(wish)
  openOverlay(loginOverlay, { view: 'login', reason: 'needed' })
}
