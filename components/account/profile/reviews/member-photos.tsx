'use client'

import { useTranslations } from 'next-intl'
import { type ReactNode, useState } from 'react'
import { ProductPicture } from '@/components/goods/picture'
import { PhotoLink } from '@/components/photo-viewer/photo-link'
import { Button } from '@/components/ui/button'
import { fillText } from '@/components/ui/fill-text'
import { api } from '@/lib/client/api'
import { usePage } from '@/lib/client/use-data'
import { listQuery } from '@/lib/services/query'
import { LoadedPage } from './loaded-page'

const FIRST = 24
/** As many as one call gives. */
const MOST = 60

interface MemberPhotosProps {
  userId: number
  name: string
  /** 'Ảnh của {name}: {product}' */
  label: string
  /** shown when there is none */
  empty: ReactNode
}

/** Photos of a member's published reviews, opened in the viewer. */
export function MemberPhotos({ userId, name, label, empty }: MemberPhotosProps) {
  const t = useTranslations('profile.written')
  const [limit, setLimit] = useState(FIRST)
  const path = api.public.newsfeeds.user[':id'].photos.$path({
    param: { id: String(userId) },
    query: listQuery({ limit }),
  })
  const page = usePage(path, {
    revalidateOnFocus: false,
    shouldRetryOnError: false,
    keepPreviousData: true,
  })
  return (
    <LoadedPage page={page} empty={empty}>
      {({ data, total }) => {
        const photos = data.map(({ url, description, product }) => ({
          url,
          alt: description || fillText(label, { name, product: product?.name ?? '' }),
        }))
        return (
          <>
            <ul className="mt-4 grid grid-cols-3 gap-1.5 tablet:grid-cols-6 tablet:gap-2">
              {photos.map(({ url, alt }, start) => (
                <li key={`${start}-${url}`}>
                  <PhotoLink photos={photos} start={start} title={name} href={url} className="block">
                    <ProductPicture
                      image={{ url }}
                      alt={alt}
                      sizes={200}
                      className="aspect-square w-full rounded-md"
                    />
                  </PhotoLink>
                </li>
              ))}
            </ul>
            {total > photos.length && photos.length < MOST && (
              <Button
                variant="secondary"
                aria-disabled={page.isLoading || undefined}
                className="mt-4"
                onClick={() => setLimit(MOST)}
              >
                {t('morePhotos')}
              </Button>
            )}
          </>
        )
      }}
    </LoadedPage>
  )
}
