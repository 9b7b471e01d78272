'use client'

import { BannerLink, BannerPicture } from '@/components/home/banner-picture'
import { Overlay } from '@/components/overlays/frame'
import type { BannerPopupProps } from './banner-popup'

const SIZES = { wide: '100vw', narrow: '100vw' }

/** A banner over the whole screen; all of it leads where it points. */
export default function BannerPopupFull({ banner }: BannerPopupProps) {
  return (
    <Overlay title={banner.title} hideTitle size="full">
      <BannerLink href={banner.link} className="block h-dvh focus-visible:-outline-offset-4">
        <BannerPicture banner={banner} sizes={SIZES} className="h-dvh w-full bg-sand object-cover" />
      </BannerLink>
    </Overlay>
  )
}
