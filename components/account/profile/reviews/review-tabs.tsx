'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { openOverlay } from '@/components/overlays/store'
import { reviewFindOverlay } from '@/components/reviews/find/overlays'
import { Button, ButtonLink } from '@/components/ui/button'
import { Tabs } from '@/components/ui/tabs'
import { Texts } from '@/components/ui/texts'
import { textTemplate } from '@/lib/text-template'
import reviewWrite from '@/messages/vi/reviewWrite.json'
import profile from '@/messages/vi/profile.json'
import ui from '@/messages/vi/ui.json'
import { MemberPhotos } from './member-photos'
import type { MemberReviewsProps } from './member-reviews'
import { ReviewsList } from './reviews-list'
import { WaitingReviews } from './waiting-reviews'

const messages = { profile, ui, reviewWrite: { reasons: reviewWrite.reasons, own: reviewWrite.own } }

/** Reviews and photos of a member; for the member also the votes given, and what waits to be reviewed. */
export default function ReviewTabs(props: MemberReviewsProps) {
  return (
    <Texts messages={messages}>
      <TabsOf {...props} />
    </Texts>
  )
}

function TabsOf({ userId, name, isOwn }: MemberReviewsProps) {
  const t = useTranslations('profile.written')
  const find = (
    <Button variant="secondary" aria-haspopup="dialog" onClick={() => openOverlay(reviewFindOverlay, {})}>
      {t('find')}
    </Button>
  )
  const written = (
    <ReviewsList
      userId={userId}
      of="written"
      empty={
        <Empty text={isOwn ? t('ownEmpty') : t('empty', { name })}>
          {isOwn && <ButtonLink href="/categories">{t('discover')}</ButtonLink>}
          {isOwn && find}
        </Empty>
      }
    />
  )
  const photos = (
    <MemberPhotos
      userId={userId}
      label={textTemplate(t.raw('photoOf'))}
      name={name}
      empty={<Empty text={isOwn ? t('ownNoPhotos') : t('noPhotos', { name })} />}
    />
  )
  const liked = <ReviewsList userId={userId} of="liked" empty={<Empty text={t('noLiked')} />} />
  const waiting = (
    <>
      <WaitingReviews userId={userId} empty={<Empty text={t('noWaiting')} />} />
      <div className="mt-4">{find}</div>
    </>
  )
  return (
    <div className="mt-3">
      <Tabs
        label={t('tabs')}
        tabs={[
          { id: 'reviews', label: t('reviews'), panel: written },
          { id: 'photos', label: t('photos'), panel: photos },
          ...(isOwn
            ? [
                { id: 'liked', label: t('liked'), panel: liked },
                { id: 'waiting', label: t('waiting'), panel: waiting },
              ]
            : []),
        ]}
      />
    </div>
  )
}

function Empty({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <div className="mt-4 grid gap-3 rounded-lg bg-sand p-5">
      <p>{text}</p>
      <div className="flex flex-wrap gap-3 empty:hidden">{children}</div>
    </div>
  )
}
