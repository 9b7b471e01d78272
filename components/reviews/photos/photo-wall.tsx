'use client'

import { useTranslations } from 'next-intl'
import { OverlayFrame } from '@/components/overlays/overlay-frame'
import { openOverlay } from '@/components/overlays/store'
import { Button } from '@/components/ui/button'
import { Picture } from '@/components/ui/picture'
import { withInstruction } from '@/lib/client/failure'
import { formatNumber } from '@/lib/format'
import { type PhotoWallProps, reviewPhotoOverlay } from './overlays'
import { useWallPhotos } from './use-wall-photos'

const GRID = 'grid grid-cols-3 gap-1 tablet:grid-cols-4'
/** Skeletons while the first page is loaded. */
const FIRST = 12

/** All photos of a product's reviews; each opens the viewer. */
export default function PhotoWall({ product }: PhotoWallProps) {
  const t = useTranslations('reviewWall')
  const { photos, total, error, isLoading, more, retry } = useWallPhotos(product.id)
  const isAll = total !== null && photos.length >= total
  return (
    <OverlayFrame
      size="sheet"
      title={total === null ? t('title') : t('titleOf', { count: formatNumber(total) })}
    >
      <div className="grid min-h-[60dvh] content-start gap-4 p-1 pb-6">
        {total === 0 && <p className="p-6 text-center text-muted">{t('none')}</p>}
        <ul className={GRID}>
          {photos.map(({ url, description, review }, at) => (
            <li key={`${review._id}-${url}`}>
              <button
                type="button"
                aria-label={t('open', { number: at + 1, name: review.author, caption: description })}
                onClick={() => openOverlay(reviewPhotoOverlay, { product, start: at })}
                className="block aspect-square w-full overflow-hidden rounded-sm bg-sand focus-visible:-outline-offset-4"
              >
                <Picture
                  src={url}
                  alt=""
                  slot={{ sizes: '(width < 768px) 33vw, 210px', width: 420 }}
                  className="size-full object-cover"
                />
              </button>
            </li>
          ))}
          {isLoading &&
            Array.from({ length: FIRST }, (_, at) => (
              <li
                key={at}
                className="aspect-square animate-pulse rounded-sm bg-sand motion-reduce:animate-none"
              />
            ))}
        </ul>
        {isLoading && (
          <p role="status" className="sr-only">
            {t('loading')}
          </p>
        )}
        {error ? (
          <div role="alert" className="grid justify-items-center gap-3 px-4 text-center">
            <p>{withInstruction(t('failed'), error)}</p>
            <Button variant="secondary" onClick={retry}>
              {t('retry')}
            </Button>
          </div>
        ) : (
          !isLoading &&
          !isAll && (
            <Button variant="secondary" className="justify-self-center" onClick={more}>
              {t('more')}
            </Button>
          )
        )}
      </div>
    </OverlayFrame>
  )
}
