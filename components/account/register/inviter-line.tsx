'use client'

import { useTranslations } from 'next-intl'
import { referralCode } from '@/lib/account/acquisition'
import { api } from '@/lib/client/api'
import { useDataOnce } from '@/lib/client/use-data'

const profilePath = (userName: string) =>
  api.account.profile.$path({ query: { filter: JSON.stringify({ user_name: userName }) } })

/** Who invited this visitor, by the name the invitation's page shows; nothing without an invitation, or from a member who is none any more. */
export function InviterLine() {
  const t = useTranslations('signIn.register')
  const userName = referralCode()
  const { data, error } = useDataOnce(userName === undefined ? null : profilePath(userName), {
    shouldRetryOnError: false,
  })
  if (userName === undefined || error) return null
  return (
    <p aria-busy={!data} className="min-h-11 rounded-md bg-gold-soft px-4 py-3 text-sm">
      {data && t('invitedBy', { name: data.name })}
    </p>
  )
}
