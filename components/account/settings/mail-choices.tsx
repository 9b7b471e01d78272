'use client'

import { useTranslations } from 'next-intl'
import useSWR from 'swr'
import { toast } from '@/components/toasts/toast'
import { DomainError } from '@/domain/error'
import { MAIL_KINDS, type MailKind } from '@/domain/mail-kinds'
import { api, getData } from '@/lib/client/api'
import { withCause } from '@/lib/client/failure'
import { Switch } from './switch'

const CHOICES = api.account.user.me.mails.$path()

/** Which kinds of mail the member receives, as the links in the mails choose them too: each switch is saved at once. */
export function MailChoices() {
  const t = useTranslations('account.settings')
  const { data: choices, mutate } = useSWR(CHOICES, () => getData(CHOICES))
  if (!choices) return null

  const change = async (kind: MailKind, isWanted: boolean) => {
    try {
      await mutate(() => api.account.user.me.mails.$put({ json: { kind, is_wanted: isWanted } }), {
        optimisticData: { ...choices, [kind]: isWanted },
        revalidate: false,
      })
    } catch (failure) {
      const isUnverified = failure instanceof DomainError && failure.code === 'UNVERIFIED_EMAIL'
      toast.error(isUnverified ? t('mailUnverified') : withCause(t('failed'), failure))
    }
  }

  return (
    <section aria-label={t('mails')} className="border-t border-line py-2">
      <h3 className="px-5 pt-2 text-sm font-semibold">{t('mails')}</h3>
      {MAIL_KINDS.map((kind) => (
        <Switch
          key={kind}
          label={t(`mail.${kind}`)}
          isOn={choices[kind]}
          onChange={(isOn) => void change(kind, isOn)}
        />
      ))}
    </section>
  )
}
