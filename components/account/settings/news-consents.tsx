'use client'

import { useTranslations } from 'next-intl'
import { useId } from 'react'
import { toast } from '@/components/toasts/toast'
import type { User } from '@/domain/account/user'
import { api } from '@/lib/client/api'
import { withCause } from '@/lib/client/failure'
import { useMember } from '@/lib/client/member/member'

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

function Switch({
  label,
  isOn,
  onChange,
}: {
  label: string
  isOn: boolean
  onChange: (isOn: boolean) => void
}) {
  const id = useId()
  return (
    <div className="flex min-h-12 items-center justify-between gap-4 px-5">
      <span id={id}>{label}</span>
      <button
        type="button"
        role="switch"
        aria-checked={isOn}
        aria-labelledby={id}
        onClick={() => onChange(!isOn)}
        className="group grid min-h-11 w-14 shrink-0 place-items-center"
      >
        <span className="flex h-7 w-12 items-center rounded-full bg-muted p-0.5 transition-colors group-aria-checked:bg-accent">
          <span className="size-6 rounded-full bg-white transition-transform group-aria-checked:translate-x-5" />
        </span>
      </button>
    </div>
  )
}
