'use client'

import { X } from 'lucide-react'
import Image from 'next/image'
import { useEffect, useState } from 'react'
import { BannerLink } from '@/components/home/banner-picture'
import type { Banner } from '@/domain/catalog/banner'
import { areCampaignsClosed, closeCampaigns } from '@/lib/client/banners/closed-campaigns'
import { isServable } from '@/lib/pictures'
import { SCROLL_TO_TOP_PX } from '@/domain/constants'

/** Movements below this, px, are a trembling thumb. */
const LEAST_PX = 24

/** px: of the icon in the margin, the larger of its two places */
const SIZE = 44

interface FloatingBannersProps {
  banners: readonly Banner[]
  /** what the button says that puts them away for today */
  close: string
}

/**
 * The icons of campaigns. They never lie over what one wants to press: beside the page's column where its margin is wide enough, else on
 * a bar that stands on the phone's menu and goes while one reads on. A phone shows one of them.
 */
export function FloatingBanners({ banners, close }: FloatingBannersProps) {
  const [isClosed, setClosed] = useState(areCampaignsClosed)
  const shown = banners.filter(({ image_mobile }) => isServable(image_mobile.url))
  const isAway = useScrollingDown()
  const isThere = !isClosed && shown.length > 0

  useEffect(() => {
    if (!isThere) return
    const { dataset } = document.documentElement
    dataset.campaigns = isAway ? 'away' : 'shown'
    return () => {
      delete dataset.campaigns
    }
  }, [isThere, isAway])

  if (!isThere) return null
  return (
    <aside aria-label={shown.map(({ title }) => title).join(', ')} inert={isAway} className="campaigns">
      <ul>
        {shown.map(({ _id, title, link, image_mobile }) => (
          <li key={_id}>
            <BannerLink href={link} className="campaign">
              <Image src={image_mobile.url} alt="" width={SIZE} height={SIZE} />
              <span>{title}</span>
            </BannerLink>
          </li>
        ))}
      </ul>
      <button
        type="button"
        aria-label={close}
        title={close}
        onClick={() => {
          closeCampaigns()
          setClosed(true)
        }}
      >
        <X aria-hidden size={18} strokeWidth={1.5} />
      </button>
    </aside>
  )
}

/** Whether the shopper is reading on: below the first screen, and the last movement of the page was downwards. */
function useScrollingDown(): boolean {
  const [isDown, setDown] = useState(false)
  useEffect(() => {
    let last = window.scrollY
    const onScroll = () => {
      const moved = window.scrollY - last
      if (window.scrollY > SCROLL_TO_TOP_PX && Math.abs(moved) < LEAST_PX) return
      last = window.scrollY
      setDown(moved > 0 && last > SCROLL_TO_TOP_PX)
    }
    window.addEventListener('scroll', onScroll, { passive: true })
    return () => window.removeEventListener('scroll', onScroll)
  }, [])
  return isDown
}
