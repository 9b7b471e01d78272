'use client'

import { useTranslations } from 'next-intl'
import { copyInvitation, shareInvitation } from '@/components/sharing/invitation'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'

const TEXTS = ['friendly', 'short'] as const

/** The invitation's link and texts with it, to copy and to share. */
export function InvitationLink({ path }: { path: string }) {
  const t = useTranslations('points.referral')
  const link = `${window.location.origin}${path}`

  const texts = { copied: t('copied'), copyFailed: t('copyFailed') }
  const invitation = { link, title: t('shareTitle'), text: t('shareText') }

  return (
    <>
      <p className="rounded-md bg-sand px-3 py-2 text-sm break-all" translate="no">
        {link}
      </p>
      <p className="flex flex-wrap gap-3">
        <Button onClick={() => void shareInvitation(invitation, texts)}>
          <Icon name="share-2" />
          {t('share')}
        </Button>
        <Button variant="secondary" onClick={() => void copyInvitation(link, link, texts)}>
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
                onClick={() => void copyInvitation(text, link, { ...texts, copied: t('texts.copied') })}
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
