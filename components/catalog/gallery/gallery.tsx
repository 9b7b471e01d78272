'use client'

import { type ReactNode, useEffect, useRef, useState } from 'react'
import { openOverlay } from '@/components/overlays/store'
import { Icon } from '@/components/ui/icon'
import { photoViewerOverlay } from '@/components/photo-viewer/overlays'
import { Picture } from '@/components/ui/picture'
import { fillText } from '@/components/ui/fill-text'
import { ProductPicture } from '@/components/goods/picture'
import { useChoice } from '../product/choice-context'
import type { GalleryTexts } from './gallery-texts'
import { galleryPhotos } from './photos'

/** Slot of the large photo: the full width of a phone, beside the buy panel from 768. */
const SIZES =
  '(min-width: 1240px) 632px, (min-width: 992px) calc(100vw - 608px), (min-width: 768px) calc(100vw - 416px), 100vw'

/** Frames are square, as wide as product pictures. */
const PIXELS = 1_280

interface GalleryProps {
  name: string
  urls: readonly string[]
  frameUrl: string | null
  /** rendered by the server: its code is not part of the page's */
  zoomIcon: ReactNode
  texts: GalleryTexts
}

/** Photos of a product: swiped, stepped by arrows and thumbnails, enlarged by a tap. */
export function Gallery({ name, urls, frameUrl, zoomIcon, texts }: GalleryProps) {
  const { chosen } = useChoice()
  const photos = galleryPhotos(chosen.images, urls)
  const row = useRef<HTMLDivElement>(null)
  const [index, setIndex] = useState(0)
  const first = photos[0]

  // Scrolls to the photo of the newly chosen combination.
  useEffect(() => {
    if (row.current) row.current.scrollLeft = 0
  }, [first])

  const show = (next: number) =>
    row.current?.scrollTo({ left: next * row.current.clientWidth, behavior: 'smooth' })
  const follow = () =>
    row.current && setIndex(Math.round(row.current.scrollLeft / Math.max(1, row.current.clientWidth)))
  const open = (start: number) =>
    openOverlay(photoViewerOverlay, {
      photos: photos.map((url, at) => ({ url, alt: altOf(at) })),
      start,
      title: name,
    })
  const altOf = (at: number) => (at === 0 ? name : fillText(texts.photo, { name, number: at + 1 }))
  const slides = photos.length > 0 ? photos : [undefined]

  return (
    <section aria-label={texts.label} className="flex gap-4 max-tablet:-mx-4">
      {photos.length > 1 && (
        <ul className="hidden w-[4.5rem] shrink-0 flex-col gap-2 desktop:flex">
          {photos.map((url, at) => (
            <li key={url}>
              <button
                type="button"
                aria-label={altOf(at)}
                aria-current={at === index}
                onClick={() => show(at)}
                className="block w-full overflow-hidden rounded-md border border-transparent opacity-70 transition-opacity hover:opacity-100 aria-[current=true]:border-ink aria-[current=true]:opacity-100"
              >
                <ProductPicture image={{ url }} alt="" sizes={72} />
              </button>
            </li>
          ))}
        </ul>
      )}
      <div className="relative min-w-0 grow">
        <div
          ref={row}
          onScroll={follow}
          className="flex snap-x snap-mandatory overflow-x-auto overscroll-x-contain [scrollbar-width:none] tablet:rounded-lg [&::-webkit-scrollbar]:hidden"
        >
          {slides.map((url, at) => (
            <div key={url ?? name} className="relative w-full shrink-0 snap-center">
              {url ? (
                <button
                  type="button"
                  aria-label={fillText(texts.zoom, { photo: altOf(at) })}
                  aria-haspopup="dialog"
                  onClick={() => open(at)}
                  className="block w-full cursor-zoom-in focus-visible:outline-offset-[-4px]"
                >
                  <ProductPicture image={{ url }} alt={altOf(at)} sizes={SIZES} priority={at === 0} />
                </button>
              ) : (
                <ProductPicture image={undefined} alt={name} sizes={SIZES} />
              )}
              {frameUrl && (
                <Picture
                  src={frameUrl}
                  alt=""
                  slot={{ sizes: SIZES, width: PIXELS }}
                  className="pointer-events-none absolute inset-0 size-full object-contain"
                />
              )}
            </div>
          ))}
        </div>
        {photos.length > 1 && (
          <>
            <p
              aria-hidden
              className="pointer-events-none absolute right-3 bottom-3 rounded-full bg-paper/90 px-2.5 py-1 text-xs tabular-nums desktop:hidden"
            >
              {fillText(texts.counter, { number: index + 1, total: photos.length })}
            </p>
            <Arrow
              label={texts.previous}
              isDisabled={index === 0}
              onClick={() => show(index - 1)}
              side="left"
            />
            <Arrow
              label={texts.next}
              isDisabled={index >= photos.length - 1}
              onClick={() => show(index + 1)}
              side="right"
            />
          </>
        )}
        {photos.length > 0 && (
          <span
            aria-hidden
            className="pointer-events-none absolute bottom-4 right-4 hidden size-10 place-items-center rounded-full bg-paper/90 desktop:grid"
          >
            {zoomIcon}
          </span>
        )}
      </div>
    </section>
  )
}

interface ArrowProps {
  label: string
  isDisabled: boolean
  onClick: () => void
  side: 'left' | 'right'
}

function Arrow({ label, isDisabled, onClick, side }: ArrowProps) {
  const icon = side === 'left' ? 'chevron-left' : 'chevron-right'
  return (
    <button
      type="button"
      aria-label={label}
      disabled={isDisabled}
      onClick={onClick}
      className={`absolute top-1/2 hidden size-11 -translate-y-1/2 place-items-center rounded-full bg-paper/90 transition-opacity hover:text-accent disabled:pointer-events-none disabled:opacity-0 desktop:grid ${side === 'left' ? 'left-3' : 'right-3'}`}
    >
      <Icon name={icon} size={22} />
    </button>
  )
}
