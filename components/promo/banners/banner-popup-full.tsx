'use client'

import { BannerArt } from '@/components/banners/banner-art'
import { BannerLink } from '@/components/banners/banner-picture'
import { OverlayFrame } from '@/components/overlays/overlay-frame'
import type { BannerPopupProps } from './overlays'
import { POPUP_SIZES } from './popup-sizes'

/** A full-screen banner; all of it is one link. */
export default function BannerPopupFull({ banner }: BannerPopupProps) {
  return (
    <OverlayFrame title={banner.title} hideTitle size="full">
      <BannerLink href={banner.link} className="block focus-visible:-outline-offset-4">
        <BannerArt banner={banner} form="popup_full" sizes={POPUP_SIZES['banner-popup-full']} />
      </BannerLink>
    </OverlayFrame>
  )
}
