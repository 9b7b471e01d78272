'use client'

import { Picture } from '@/components/ui/picture'
import { useEffect, useState } from 'react'
import { BannerLink } from '@/components/banners/banner-picture'
import { Icon } from '@/components/ui/icon'
import type { Banner } from '@/domain/catalog/banner'
import { areCampaignsClosed, closeCampaigns } from '@/lib/client/banners/closed-campaigns'
import { isServable } from '@/lib/pictures'
import { SCROLL_TO_TOP_PX } from '@/domain/constants'

/** Scrolling below this distance, px, is noise. */
const LEAST_PX = 24

/** px: icon in the page's margin, the larger of its two sizes */
const SIZE = 44

interface FloatingBannersProps {
  banners: readonly Banner[]
  /** label of the button that hides them for today */
  close: string
}

/**
 * Floating icons of campaigns. They never cover controls: they are beside the page's column where its margin is wide enough, else on a bar
 * above the phone's menu that hides while scrolling down. A phone shows one of them.
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
              <Picture src={image_mobile.url} alt="" width={SIZE} height={SIZE} />
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
        <Icon name="x" />
      </button>
    </aside>
  )
}

/** Whether the shopper is scrolling down, below the first screen. */
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
