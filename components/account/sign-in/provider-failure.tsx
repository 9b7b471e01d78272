'use client'

import { CircleAlert } from 'lucide-react'
import { useTranslations } from 'next-intl'

/** What a sign-in through another service came back with; anything else is one sentence. */
const KNOWN = ['EMPTY_EMAIL', 'EMAIL_REGISTERED', 'TOO_MANY_REQUESTS', 'PROVIDER_REFUSED'] as const

/** Why signing in with another service did not work. */
export function ProviderFailure({ code }: { code: string }) {
  const t = useTranslations('entering.social.errors')
  return (
    <p role="alert" className="flex items-start gap-2.5 rounded-md bg-accent-soft px-4 py-3 text-sm">
      <CircleAlert aria-hidden size={18} strokeWidth={1.5} className="mt-0.5 shrink-0 text-sale" />
      {t(KNOWN.find((known) => known === code) ?? 'other')}
    </p>
  )
}
