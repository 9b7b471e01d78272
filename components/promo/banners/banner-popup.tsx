'use client'

import { BannerArt } from '@/components/banners/banner-art'
import { BannerLink } from '@/components/banners/banner-picture'
import { OverlayFrame } from '@/components/overlays/overlay-frame'
import type { BannerPopupProps } from './overlays'
import { POPUP_SIZES } from './popup-sizes'

/** A banner over Home; all of it is one link. */
export default function BannerPopup({ banner }: BannerPopupProps) {
  return (
    <OverlayFrame title={banner.title} hideTitle>
      <BannerLink href={banner.link} className="block focus-visible:-outline-offset-4">
        <BannerArt banner={banner} form="popup" sizes={POPUP_SIZES['banner-popup']} />
      </BannerLink>
    </OverlayFrame>
  )
}
