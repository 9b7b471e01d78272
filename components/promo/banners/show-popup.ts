import { bannerLoads } from '@/components/banners/banner-picture'
import { openOverlay } from '@/components/overlays/store'
import { lateBanners } from '@/lib/client/banners/late-banners'
import { nextPopup, noteSeen, readSeen } from '@/lib/client/banners/due-popup'
import { bannerPopupFullOverlay, bannerPopupOverlay } from './overlays'
import { POPUP_SIZES } from './popup-sizes'

const POPUPS = { 'banner-popup': bannerPopupOverlay, 'banner-popup-full': bannerPopupFullOverlay }

/** Shows the popup that is due, if there is one and `isFree` still allows it once its picture has loaded (HOM-04, HOM-05). */
export async function showPopup(isFree: () => boolean): Promise<void> {
  const { popup } = await lateBanners()
  const now = Date.now()
  const seen = readSeen()
  const due = seen && nextPopup(popup, seen, now)
  // Popups without a loaded picture wait for another day.
  if (!due || !(await bannerLoads(due.banner, POPUP_SIZES[due.overlay]))) return
  if (!isFree() || !noteSeen(seen, due.banner._id, now)) return
  openOverlay(POPUPS[due.overlay], { banner: due.banner })
}
