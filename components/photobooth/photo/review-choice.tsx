'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { ProductPicture } from '@/components/goods/picture'
import { OverlayFrame } from '@/components/overlays/overlay-frame'
import { closeOverlay } from '@/components/overlays/store'
import { toast } from '@/components/toasts/toast'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { Spinner } from '@/components/ui/spinner'
import type { WaitingReview } from '@/domain/review/waiting'
import { api } from '@/lib/client/api'
import { withInstruction } from '@/lib/client/failure'
import { useMember } from '@/lib/client/member/member'
import { usePage } from '@/lib/client/use-data'
import { formatDate } from '@/lib/format'
import { listQuery } from '@/lib/services/query'
import { boothReviewOverlay, type BoothReviewProps } from '../overlays'

/** As many as fit a list to choose from. */
const MOST = 20

/** What the member has received and not reviewed yet: the photo goes into the review of one of them. */
export default function ReviewChoice({ photo }: BoothReviewProps) {
  const t = useTranslations('photobooth.review')
  const { user } = useMember()
  const waiting = usePage(
    user ? api.public.users.me.reviews.waiting.$path({ query: listQuery({ limit: MOST }) }) : null,
    { revalidateOnFocus: false, shouldRetryOnError: false },
  )
  const [busyId, setBusyId] = useState<number | null>(null)

  const use = async ({ product: { id }, combination_id }: WaitingReview) => {
    if (!user || busyId !== null) return
    setBusyId(id)
    try {
      const [{ addPhotoToDraft, MOST_PHOTOS }, { openReview }] = await Promise.all([
        import('@/components/reviews/write/draft/add-photo'),
        import('@/components/reviews/write/open-review'),
      ])
      if (await addPhotoToDraft(user.id, id, photo)) {
        closeOverlay(boothReviewOverlay)
        await openReview({ productId: id, combinationId: combination_id, continuesDraft: true })
      } else toast.error(t('full', { most: MOST_PHOTOS }))
    } catch (failure) {
      toast.error(withInstruction(t('addFailed'), failure))
    }
    setBusyId(null)
  }

  return (
    <OverlayFrame title={t('title')}>
      <div className="p-5">{content()}</div>
    </OverlayFrame>
  )

  function content() {
    if (waiting.error !== undefined) {
      const text = withInstruction(t('failed'), waiting.error)
      return <Notice text={text} action={t('retry')} onAction={() => void waiting.mutate()} />
    }
    if (!waiting.data) return <Notice text={t('loading')} />
    if (waiting.data.data.length === 0) return <p className="py-8 text-center text-muted">{t('empty')}</p>
    return (
      <>
        <p className="text-sm text-muted">{t('lead')}</p>
        <ul className="mt-2 divide-y divide-line">
          {waiting.data.data.map((each) => (
            <li key={each.product.id} className="flex items-center gap-3 py-3 text-sm">
              <ProductPicture
                image={each.product.image === null ? undefined : { url: each.product.image }}
                alt=""
                sizes={56}
                className="size-14 shrink-0 rounded-md"
              />
              <div className="min-w-0 flex-1">
                <p className="line-clamp-2">{each.product.name}</p>
                <p className="text-xs text-muted">{t('received', { date: formatDate(each.delivered_at) })}</p>
              </div>
              <Button
                variant="secondary"
                className="shrink-0 px-4!"
                aria-label={t('useOf', { name: each.product.name })}
                aria-disabled={busyId !== null || undefined}
                onClick={() => void use(each)}
              >
                {busyId === each.product.id && <Spinner className="size-5" />}
                {t('use')}
              </Button>
            </li>
          ))}
        </ul>
      </>
    )
  }
}
