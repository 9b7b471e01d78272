import { hasQueue } from '@/lib/client/offline-queue/has-queue'
import { deleteMemberCopies } from '@/lib/client/member/member-copies'
import { isMarkedMember } from '@/lib/client/member/session'

async function forgetFormerMembers(): Promise<void> {
  if (!(await hasQueue())) return
  const queue = await import('@/lib/client/offline-queue/forget-former')
  await queue.forgetFormerMembers()
}

/**
 * Keeps what the device holds of a person apart from the next one, where sign-in or sign-out loaded another page (lib/client/member/change-member.ts
 * does within one). What waits for the network waits for its member without a sign-in: the session may have been lost.
 */
export function forgetFormerPeople(): void {
  const forget = isMarkedMember() ? forgetFormerMembers : deleteMemberCopies
  // Storage is disabled: nothing was kept there.
  forget().catch(() => undefined)
}
