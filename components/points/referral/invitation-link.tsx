'use client'

import { useTranslations } from 'next-intl'
import { toast } from '@/components/toasts/toast'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { api } from '@/lib/client/api'

const TEXTS = ['friendly', 'short'] as const

/** The invitation's link and texts with it, to copy and to share. */
export function InvitationLink({ path }: { path: string }) {
  const t = useTranslations('points.referral')
  const link = `${window.location.origin}${path}`

  const copy = async (text: string, done: string) => {
    try {
      await navigator.clipboard.writeText(text)
    } catch {
      toast.error(t('copyFailed'))
      return
    }
    toast.show(done)
    await record()
  }
  // The share itself has happened, so a failure to record it is silent.
  const record = () =>
    api.account.user.me.referral
      .$post({ json: { link_invitation: link, is_share_link_invitation: true } })
      .catch(() => undefined)

  const share = async () => {
    // Not every browser supports the Web Share API.
    if (!('share' in navigator)) return copy(link, t('copied'))
    try {
      await navigator.share({ title: t('shareTitle'), text: t('shareText'), url: link })
    } catch {
      // Closing the share sheet is not a failure.
      return
    }
    await record()
  }

  return (
    <>
      <p className="rounded-md bg-sand px-3 py-2 text-sm break-all" translate="no">
        {link}
      </p>
      <p className="flex flex-wrap gap-3">
        <Button onClick={() => void share()}>
          <Icon name="share-2" />
          {t('share')}
        </Button>
        <Button variant="secondary" onClick={() => void copy(link, t('copied'))}>
          <Icon name="copy" />
          {t('copy')}
        </Button>
      </p>
      <h3 className="mt-2 text-sm font-semibold">{t('texts.title')}</h3>
      <ul className="grid gap-2">
        {TEXTS.map((name) => {
          const text = t(`texts.${name}`, { link })
          return (
            <li key={name} className="flex items-start gap-2 rounded-md border border-line p-3 text-sm">
              <span className="min-w-0 flex-1 break-words">{text}</span>
              <button
                type="button"
                aria-label={t('texts.copy')}
                title={t('texts.copy')}
                onClick={() => void copy(text, t('texts.copied'))}
                className="-m-2 grid size-11 shrink-0 place-items-center text-accent"
              >
                <Icon name="copy" />
              </button>
            </li>
          )
        })}
      </ul>
    </>
  )
}
