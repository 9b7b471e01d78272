import { forgetFormerMembers } from '@/lib/client/offline-queue/forget-former'
import { deleteMemberCopies } from '@/lib/client/member/member-copies'
import { isMarkedMember } from '@/lib/client/member/session'

/**
 * Keeps what the device holds of a person apart from the next one, where sign-in or sign-out loaded another page (lib/client/member/change-member.ts
 * does within one). What waits for the network waits for its member without a sign-in: the session may have been lost.
 */
export function forgetFormerPeople(): void {
  const forget = isMarkedMember() ? forgetFormerMembers : deleteMemberCopies
  // Storage is disabled: nothing was kept there.
  forget().catch(() => undefined)
}
