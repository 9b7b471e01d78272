import { ownerNow } from '@/lib/client/offline-queue/enqueue'
import { WAITING_GOODS_ID } from '@/lib/client/offline-queue/entry'
import { waitingGoods } from '@/lib/client/offline-queue/waiting-goods'

/** Writes on the bag's page what waits to be added. The page has but an empty place for it: most visits have no queue. */
export async function showWaitingGoods(): Promise<void> {
  const place = document.getElementById(WAITING_GOODS_ID)
  if (place) place.textContent = await waitingGoods(ownerNow())
}
