'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { confirmationOverlay } from '@/components/confirmation/overlays'
import { openOverlay } from '@/components/overlays/store'
import { toast } from '@/components/toasts/toast'
import { Button, ButtonLink } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { PHOTO_KEPT_HOURS, PHOTO_TOKEN } from '@/domain/photobooth/photo-link'
import { PRINT } from '@/domain/photobooth/print'
import { DomainError } from '@/domain/error'
import { withInstruction } from '@/lib/client/failure'
import { formatOrderTime } from '@/lib/format'
import { PhotoActions } from '../photo/photo-actions'
import { forgetLink } from '../state/link-token'
import { deletePhoto, type OpenedPhoto as Opened, openPhoto } from './photo-calls'

interface Shown extends Opened {
  url: string
}

type View =
  { is: 'opening' } | { is: 'shown'; shown: Shown } | { is: 'gone' } | { is: 'failed'; failure: unknown }

const isGone = (failure: unknown) => failure instanceof DomainError && failure.status === 404

interface OpenedPhotoProps {
  token: string
  /** name of the shop */
  site: string
}

/** The photo of a link, on one's own phone. */
export default function OpenedPhoto({ token, site }: OpenedPhotoProps) {
  const t = useTranslations('photobooth.scan')
  const [view, setView] = useState<View>({ is: 'opening' })
  const [attempt, setAttempt] = useState(0)

  useEffect(() => {
    let isWanted = true
    let url: string | null = null
    const open = async () => {
      try {
        // A link that was cut off opens nothing, and is not asked about.
        const opened = PHOTO_TOKEN.test(token) ? await openPhoto(token) : null
        if (!opened) {
          setView({ is: 'gone' })
          return
        }
        if (!isWanted) return
        url = URL.createObjectURL(opened.photo)
        setView({ is: 'shown', shown: { ...opened, url } })
      } catch (failure) {
        if (isWanted) setView(isGone(failure) ? { is: 'gone' } : { is: 'failed', failure })
      }
    }
    void open()
    return () => {
      isWanted = false
      if (url) URL.revokeObjectURL(url)
      setView({ is: 'opening' })
    }
  }, [token, attempt])

  if (view.is === 'opening') return <Notice text={t('opening')} className="min-h-96" />
  if (view.is === 'failed') {
    const again = () => setAttempt((now) => now + 1)
    return (
      <Notice text={withInstruction(t('openFailed'), view.failure)} action={t('retry')} onAction={again} />
    )
  }
  if (view.is === 'gone') {
    return (
      <div className="mx-auto grid max-w-lg gap-3 py-16 text-center">
        <h1 className="font-display text-2xl">{t('goneTitle')}</h1>
        <p className="text-muted">{t('goneText', { hours: PHOTO_KEPT_HOURS })}</p>
        <ShopLink site={site} />
      </div>
    )
  }

  const { photo, url, store, expires_at } = view.shown
  const askToDelete = () =>
    openOverlay(confirmationOverlay, {
      title: t('deleteTitle'),
      text: t('deleteText'),
      confirm: t('deleteYes'),
      cancel: t('deleteNo'),
      isDanger: true,
      onConfirm: async () => {
        await deletePhoto(token).catch((failure: unknown) => {
          // Deleted before, or over: that is what was wished.
          if (!isGone(failure)) throw failure
        })
        forgetLink()
        toast.show(t('deleted'))
      },
    })

  return (
    <div className="booth-result">
      <div className="booth-print">
        <img src={url} alt={t('alt', { store: store.name })} {...PRINT} className="size-full" />
      </div>
      <div className="grid content-start gap-6">
        <div>
          <h1 className="font-display text-2xl tablet:text-3xl">{t('openTitle')}</h1>
          <p className="mt-1 text-sm text-muted">{t('takenAt', { store: store.name })}</p>
        </div>
        <PhotoActions photo={photo} url={url} store={store.name} />
        <div className="grid justify-items-start gap-1 border-t border-line pt-4">
          <p className="text-sm">{t('until', { time: formatOrderTime(expires_at) })}</p>
          <p className="text-sm text-muted">{t('secret')}</p>
          <Button variant="quiet" className="px-0!" aria-haspopup="dialog" onClick={askToDelete}>
            {t('delete')}
          </Button>
        </div>
        <ShopLink site={site} />
      </div>
    </div>
  )
}

/** The way into the shop. */
function ShopLink({ site }: { site: string }) {
  const t = useTranslations('photobooth.scan')
  return (
    <ButtonLink href="/" variant="quiet">
      {t('shop', { site })}
    </ButtonLink>
  )
}
