'use client'

import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { BannerLine } from '@/components/home/banner-art'
import { BannerLink } from '@/components/home/banner-picture'
import type { Banner } from '@/domain/catalog/banner'
import { isServable } from '@/lib/pictures'
import { TOP_SLOT } from './places'

interface BannersProps {
  banners: readonly Banner[]
}

/** Fills the room the page keeps at its top: one beside the other where there is space, else to be swiped. */
export function TopBanners({ banners }: BannersProps) {
  const [slots, setSlots] = useState<readonly Element[]>([])
  useEffect(() => {
    // The page, with its slot, is there by the time this is.
    const frame = requestAnimationFrame(() => setSlots([...document.querySelectorAll(TOP_SLOT)]))
    return () => cancelAnimationFrame(frame)
  }, [])
  const shown = banners.filter(
    ({ image, image_mobile }) => isServable(image.url) && isServable(image_mobile.url),
  )
  if (shown.length === 0) return null
  return slots.map((slot, index) => createPortal(<Strip banners={shown} />, slot, String(index)))
}

function Strip({ banners }: BannersProps) {
  const sizes = { wide: `${Math.round(100 / banners.length)}vw`, narrow: '100vw' }
  return (
    <aside aria-label={banners.map(({ title }) => title).join(', ')}>
      <ul className="scroll-row desktop:grid desktop:auto-cols-fr desktop:grid-flow-col">
        {banners.map((banner) => (
          <li key={banner._id} className="w-full shrink-0 snap-center">
            <BannerLink href={banner.link} className="block focus-visible:-outline-offset-4">
              <BannerLine banner={banner} sizes={sizes} />
            </BannerLink>
          </li>
        ))}
      </ul>
    </aside>
  )
}
