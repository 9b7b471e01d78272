import { Picture } from '@/components/ui/picture'
import { type MouseEvent, useLayoutEffect, useRef } from 'react'

interface ZoomablePhotoProps {
  photo: { url: string; alt: string }
  /** current or adjacent: worth loading */
  isNear: boolean
  isZoomed: boolean
  onToggle: () => void
}

const ZOOM = 2.5

/** The widest variant; it is no larger than the photo itself. */
const PIXELS = 1_920

/** A photo fitted to the screen, or enlarged two and a half times and scrolled. */
export function ZoomablePhoto({ photo, isNear, isZoomed, onToggle }: ZoomablePhotoProps) {
  const frame = useRef<HTMLDivElement>(null)
  /** the point to keep in view, as a fraction of the photo */
  const aim = useRef({ x: 0.5, y: 0.5 })

  useLayoutEffect(() => {
    const node = frame.current
    if (!node || !isZoomed) return
    node.scrollTo({
      left: node.scrollWidth * aim.current.x - node.clientWidth / 2,
      top: node.scrollHeight * aim.current.y - node.clientHeight / 2,
      behavior: 'instant',
    })
    aim.current = { x: 0.5, y: 0.5 }
  }, [isZoomed])

  const toggleAt = (event: MouseEvent<HTMLDivElement>) => {
    const box = event.currentTarget.getBoundingClientRect()
    aim.current = { x: (event.clientX - box.left) / box.width, y: (event.clientY - box.top) / box.height }
    onToggle()
  }

  return (
    <div
      ref={frame}
      onDoubleClick={toggleAt}
      className={`size-full ${isZoomed ? 'cursor-zoom-out overflow-auto' : 'cursor-zoom-in overflow-hidden'}`}
    >
      <div
        className="relative touch-manipulation"
        style={
          isZoomed ? { width: `${ZOOM * 100}%`, height: `${ZOOM * 100}%` } : { width: '100%', height: '100%' }
        }
      >
        {isNear && (
          <Picture
            src={photo.url}
            alt={photo.alt}
            slot={{ sizes: isZoomed ? '250vw' : '100vw', width: PIXELS }}
            className="absolute inset-0 size-full object-contain"
          />
        )}
      </div>
    </div>
  )
}
