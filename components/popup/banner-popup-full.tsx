'use client'

import { BannerLink, BannerPicture } from '@/components/home/banner-picture'
import { Overlay } from '@/components/overlays/frame'
import type { BannerPopupProps } from './banner-popup'
import { POPUP_SIZES } from './popup-sizes'

/** A banner over the whole screen; all of it leads where it points. Its words stand at its left: what does not fit is cut off at the other end. */
export default function BannerPopupFull({ banner }: BannerPopupProps) {
  return (
    <Overlay title={banner.title} hideTitle size="full">
      <BannerLink href={banner.link} className="block h-dvh focus-visible:-outline-offset-4">
        <BannerPicture
          banner={banner}
          sizes={POPUP_SIZES['banner-popup-full']}
          className="h-dvh w-full bg-sand object-cover object-left"
        />
      </BannerLink>
    </Overlay>
  )
}
