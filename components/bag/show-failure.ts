import type { Translate } from '@/components/orders/parts/translate'
import { toast } from '@/components/toasts/toast'
import { isSignedOut, isUnanswered, withInstruction } from '@/lib/client/failure'

/** Says why a change of the bag was refused. The reasons are loaded once a service has given one: then there is a connection. */
export async function showBagFailure(failure: unknown, t: Translate): Promise<void> {
  // The page asks to sign in.
  if (isSignedOut(failure)) return
  const reasons = isUnanswered(failure) ? null : await import('./failure-text').catch(() => null)
  toast.error(reasons?.bagFailureText(failure, t) ?? withInstruction(t('failed'), failure))
}
