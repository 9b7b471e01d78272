'use client'

import { useTranslations } from 'next-intl'
import { useState, useSyncExternalStore } from 'react'
import { loginOverlay } from '@/components/account/sign-in/login.overlay'
import { openOverlay } from '@/components/overlays/store'
import { toast } from '@/components/toasts/toast'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { Spinner } from '@/components/ui/spinner'
import { withInstruction } from '@/lib/client/failure'
import { getServerSession, getSession, subscribeSession } from '@/lib/client/member/session'
import { boothReviewOverlay } from '../overlays'

interface PhotoActionsProps {
  photo: Blob
  /** address of the photo */
  url: string
  /** name of the store */
  store: string
}

/** Name under which a device keeps the photo. */
const FILE_NAME = 'nang-anh-chup.jpg'

/** What one does with the photo on one's own device. */
export function PhotoActions({ photo, url, store }: PhotoActionsProps) {
  const t = useTranslations('photobooth.photo')
  const session = useSyncExternalStore(subscribeSession, getSession, getServerSession)
  const [isSaving, setSaving] = useState(false)
  const file = new File([photo], FILE_NAME, { type: photo.type })
  // Many desktop browsers share no files.
  const canShare = 'canShare' in navigator && navigator.canShare({ files: [file] })

  const share = async () => {
    try {
      await navigator.share({ files: [file], title: t('shareTitle', { store }) })
    } catch (failure) {
      // Closed by the member.
      if (failure instanceof DOMException && failure.name === 'AbortError') return
      toast.error(t('shareFailed'))
    }
  }

  /** The photo waits in the page while its owner signs in. */
  const asMember = (act: () => void) => {
    if (session === 'member') act()
    else openOverlay(loginOverlay, { view: 'login', reason: 'needed' })
  }

  const toProfile = async () => {
    setSaving(true)
    try {
      const { cropIntoProfile } = await import('@/components/account/picture/crop-into-profile')
      await cropIntoProfile(photo, {
        onDone: () => toast.show(t('profileDone')),
        onFail: (failure) => toast.error(withInstruction(t('profileFailed'), failure)),
      })
    } catch (failure) {
      toast.error(withInstruction(t('profileFailed'), failure))
    }
    setSaving(false)
  }

  return (
    <div className="grid gap-3 tablet:grid-cols-2">
      <a
        href={url}
        download={FILE_NAME}
        className={`button button-lg px-4! ${canShare ? '' : 'tablet:col-span-2'}`}
      >
        <Icon name="download" size={20} />
        {t('download')}
      </a>
      {canShare && (
        <Button size="lg" variant="secondary" className="px-4!" onClick={() => void share()}>
          <Icon name="share-2" size={20} />
          {t('share')}
        </Button>
      )}
      <Button
        size="lg"
        variant="secondary"
        className="px-4!"
        aria-haspopup="dialog"
        aria-disabled={isSaving || undefined}
        onClick={() => asMember(() => void toProfile())}
      >
        {isSaving && <Spinner className="size-5" />}
        <Icon name="circle-user-round" size={20} />
        {t('profile')}
      </Button>
      <Button
        size="lg"
        variant="secondary"
        className="px-4!"
        aria-haspopup="dialog"
        onClick={() => asMember(() => openOverlay(boothReviewOverlay, { photo }))}
      >
        <Icon name="feather" size={20} />
        {t('review')}
      </Button>
    </div>
  )
}
