import type { OverlayDeclaration } from '@/components/overlays/declaration'
import type { Banner } from '@/domain/catalog/banner'

export interface BannerPopupProps {
  banner: Banner
}

export const bannerPopupFullOverlay: OverlayDeclaration<BannerPopupProps> = {
  name: 'banner-popup-full',
  load: () => import('./banner-popup-full'),
  texts: [],
}

export const bannerPopupOverlay: OverlayDeclaration<BannerPopupProps> = {
  name: 'banner-popup',
  load: () => import('./banner-popup'),
  texts: [],
}
