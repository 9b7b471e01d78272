import type { useTranslations } from 'next-intl'
import { toast } from '@/components/toasts/toast'
import { DomainError } from '@/domain/error'
import { withCause } from '@/lib/client/failure'

/** Says why an action on an order failed (ORD-51). The reasons are loaded once a service has given one: then there is a connection. */
export async function showOrderFailure(
  failure: unknown,
  t: ReturnType<typeof useTranslations<'orders.failure'>>,
): Promise<void> {
  const reasons = failure instanceof DomainError ? await import('./failure-text').catch(() => null) : null
  toast.error(withCause(t(reasons?.orderFailureText(failure) ?? 'tryAgain'), failure))
}
