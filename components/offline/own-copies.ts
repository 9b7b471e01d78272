import { ownerNow } from '@/lib/client/offline-queue/enqueue'
import { forgetOthers, hasQueue } from '@/lib/client/offline-queue/store'
import { deleteMemberCopies } from '@/lib/client/member/member-copies'
import { isMarkedMember } from '@/lib/client/member/session'
import { onIdentityChange } from '@/lib/client/member/personal-state'

/** The visitor is another person: nothing of the former one stays, neither copies nor what waits to be sent. */
async function forgetFormer(): Promise<void> {
  await deleteMemberCopies()
  if (await hasQueue()) await forgetOthers(ownerNow())
}

/** Keeps what the device holds of a person apart from the next one. */
export function watchOwner(): void {
  onIdentityChange(() => void forgetFormer().catch(() => undefined))
  // Signed out while no page was open, or in another tab.
  if (!isMarkedMember()) void deleteMemberCopies().catch(() => undefined)
}
