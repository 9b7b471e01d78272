'use client'

import { useTranslations } from 'next-intl'
import { toast } from '@/components/toasts/toast'
import type { User } from '@/domain/account/user'
import { api } from '@/lib/client/api'
import { withCause } from '@/lib/client/failure'
import { useMember } from '@/lib/client/member/member'
import { Switch } from './switch'

const PURPOSES = ['marketing_email', 'marketing_sms'] as const
type Purpose = (typeof PURPOSES)[number]

/** Newsletter consents by mail and by message: each switch is saved at once. */
export function NewsConsents({ user }: { user: User }) {
  const t = useTranslations('account.settings')
  const { update } = useMember()

  const change = async (purpose: Purpose, isGranted: boolean) => {
    await update({ ...user, consents: { ...user.consents, [purpose]: isGranted } })
    try {
      await update(
        await api.account.user.me.consents.$put({
          json: {
            [purpose]: isGranted,
            source: 'settings',
          },
        }),
      )
    } catch (failure) {
      await update(user)
      toast.error(withCause(t('failed'), failure))
    }
  }

  return (
    <section aria-label={t('news')} className="border-t border-line py-2">
      <h3 className="px-5 pt-2 text-sm font-semibold">{t('news')}</h3>
      {PURPOSES.map((purpose) => (
        <Switch
          key={purpose}
          label={t(purpose)}
          isOn={user.consents[purpose]}
          onChange={(isOn) => void change(purpose, isOn)}
        />
      ))}
    </section>
  )
}
