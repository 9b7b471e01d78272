'use client'

import { useRouter, usePathname } from 'next/navigation'
import {
  type MouseEvent,
  useEffect,
  useLayoutEffect,
  useSyncExternalStore,
  useEffectEvent,
  useRef,
} from 'react'
import { backTo, useInnerDepth } from './back-steps'
import { forgetHistory, matchHistory, watchHistory, whenHistorySettled } from './history'
import { OverlaySlot } from './overlay-slot'
import type { OverlayTexts } from './overlay-host'
import { stepBackOverlay } from './close-next'
import { closeOverlaysAbove, getOverlays, getServerOverlays, subscribeOverlays } from './store'

/** The target of a plain click on a link inside an overlay, when it is another page of the shop. */
function pageOf(event: MouseEvent): string | null {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link || link.target || link.hasAttribute('download')) return null
  const url = new URL(link.href, window.location.href)
  if (url.origin !== window.location.origin) return null
  const isSamePage = url.pathname === window.location.pathname && url.search === window.location.search
  return isSamePage && url.hash ? null : url.pathname + url.search + url.hash
}

/** Entries that a step did not give up are added again once the step is rendered. */
function onBrowserBack(staying: number): void {
  const needed = backTo(staying)
  setTimeout(() => matchHistory(needed()))
}

/** Renders the open overlays and connects them to keyboard, history and scrolling. */
export function OverlayStage({ texts }: { texts: OverlayTexts }) {
  const overlays = useSyncExternalStore(subscribeOverlays, getOverlays, getServerOverlays)
  const router = useRouter()
  const isBusy = overlays.length > 0
  const open = overlays.filter((overlay) => !overlay.isLeaving).length

  const needed = open + useInnerDepth()

  useEffect(() => watchHistory(onBrowserBack), [])
  useEffect(() => matchHistory(needed), [needed])
  useLayoutEffect(() => (isBusy ? lockScroll() : undefined), [isBusy])

  useEffect(() => {
    if (open === 0) return
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing || event.defaultPrevented) return
      // Prevents the browser from closing the topmost dialog: the closing order decides.
      event.preventDefault()
      stepBackOverlay()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [open])

  /** Overlays close and remove their history entries before the new page, so that Back leads straight here. */
  const onClickCapture = (event: MouseEvent) => {
    const page = pageOf(event)
    if (page === null) return
    event.preventDefault()
    event.stopPropagation()
    closeOverlaysAbove(0)
    matchHistory(0)
    whenHistorySettled(() => router.push(page))
  }

  const onPageChange = () => {
    forgetHistory()
    closeOverlaysAbove(0)
  }

  return (
    <>
      <div className="contents" onClickCapture={onClickCapture}>
        {overlays.map((overlay) =>
          overlay.read((declared, props) => (
            <OverlaySlot
              key={overlay.key}
              declared={declared}
              props={props}
              overlay={overlay}
              texts={texts}
            />
          )),
        )}
      </div>
      {open > 0 && <PageWatch onChange={onPageChange} />}
    </>
  )
}

/** Reports navigations to another page. Only mounted in the browser: a prerendered page does not know its path. */
function PageWatch({ onChange }: { onChange: () => void }) {
  const pathname = usePathname()
  const known = useRef(pathname)
  const changed = useEffectEvent(onChange)
  useEffect(() => {
    if (known.current === pathname) return
    known.current = pathname
    changed()
  }, [pathname])
  return null
}

/** Locks the page's scrolling; the returned function unlocks it and restores the position, unless the page has changed. */
function lockScroll(): () => void {
  const root = document.documentElement
  const { scrollX, scrollY } = window
  const { pathname } = window.location
  // Keeps the scrollbar's width, so that nothing shifts sideways.
  root.style.setProperty('--scrollbar-width', `${Math.max(0, window.innerWidth - root.clientWidth)}px`)
  root.setAttribute('data-scroll-locked', '')
  return () => {
    root.removeAttribute('data-scroll-locked')
    const isSamePage = window.location.pathname === pathname
    if (isSamePage && (window.scrollY !== scrollY || window.scrollX !== scrollX)) {
      window.scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' })
    }
  }
}
