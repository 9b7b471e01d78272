'use client'

import {
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useRef,
} from 'react'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { type Crop, drawnSize, fitCrop, MAX_ZOOM, zoomAt } from './crop'

/** Step of an arrow key or a zoom button. */
const STEP = 0.05
const ZOOM_STEP = 0.25
const MOVES: Partial<Record<string, { x: number; y: number }>> = {
  ArrowLeft: { x: -STEP, y: 0 },
  ArrowRight: { x: STEP, y: 0 },
  ArrowUp: { x: 0, y: -STEP },
  ArrowDown: { x: 0, y: STEP },
}

interface Finger {
  x: number
  y: number
}
const middleOf = (fingers: readonly Finger[]): Finger => ({
  x: fingers.reduce((sum, { x }) => sum + x, 0) / fingers.length,
  y: fingers.reduce((sum, { y }) => sum + y, 0) / fingers.length,
})
/** A pointer's position relative to the middle of `area`, in its sides. */
function placeIn(area: Element, { clientX, clientY }: { clientX: number; clientY: number }): Finger {
  const { left, top, width } = area.getBoundingClientRect()
  return { x: (clientX - left) / width - 0.5, y: (clientY - top) / width - 0.5 }
}
const spreadOf = ([a, b]: readonly Finger[]) => (a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0)

/**
 * Calls `onZoom` for wheel events over an element and keeps the page from scrolling. React's own listener is passive and cannot prevent
 * that.
 */
function useWheelZoom(area: RefObject<HTMLElement | null>, onZoom: (factor: number, at: Finger) => void) {
  const turn = useEffectEvent(onZoom)
  useEffect(() => {
    const node = area.current
    if (!node) return
    const onWheel = (event: WheelEvent) => {
      event.preventDefault()
      turn(event.deltaY < 0 ? 1.1 : 1 / 1.1, placeIn(node, event))
    }
    node.addEventListener('wheel', onWheel, { passive: false })
    return () => node.removeEventListener('wheel', onWheel)
  }, [area])
}

/** Releases a photo's memory when its overlay closes; an effect that runs twice (strict mode) must not release it in between. */
function useFreedMemory(photo: ImageBitmap) {
  const isShown = useRef(false)
  useEffect(() => {
    isShown.current = true
    return () => {
      isShown.current = false
      setTimeout(() => {
        if (!isShown.current) photo.close()
      })
    }
  }, [photo])
}

interface CropAreaProps {
  /** closed when the area is gone */
  photo: ImageBitmap
  crop: Crop
  onCrop: (change: (now: Crop) => Crop) => void
  /** what is outside of it is darkened */
  shape: 'circle' | 'square'
  texts: { area: string; zoom: string; zoomIn: string; zoomOut: string }
}

/** The part of a photo that is kept, chosen by drag, pinch, wheel, arrows, plus and minus. */
export function CropArea({ photo, crop, onCrop, shape, texts }: CropAreaProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const area = useRef<HTMLDivElement>(null)
  const fingers = useRef(new Map<number, Finger>())

  useEffect(() => {
    const context = canvas.current?.getContext('2d')
    if (!context) return
    const { width: side } = context.canvas
    const { width, height } = drawnSize(photo, crop.zoom)
    context.clearRect(0, 0, side, side)
    context.drawImage(
      photo,
      (0.5 + crop.x - width / 2) * side,
      (0.5 + crop.y - height / 2) * side,
      width * side,
      height * side,
    )
  }, [photo, crop])

  const move = (by: { x: number; y: number }) =>
    onCrop((now) => fitCrop(photo, { ...now, x: now.x + by.x, y: now.y + by.y }))
  const zoom = (factor: number, at = { x: 0, y: 0 }) =>
    onCrop((now) => zoomAt(photo, now, now.zoom * factor, at))
  useWheelZoom(area, zoom)
  useFreedMemory(photo)

  const onPointerDown = (event: PointerEvent) => {
    event.currentTarget.setPointerCapture(event.pointerId)
    fingers.current.set(event.pointerId, placeIn(event.currentTarget, event))
  }
  const onPointerMove = (event: PointerEvent) => {
    if (!fingers.current.has(event.pointerId)) return
    const before = [...fingers.current.values()]
    fingers.current.set(event.pointerId, placeIn(event.currentTarget, event))
    const now = [...fingers.current.values()]
    const [from, to] = [middleOf(before), middleOf(now)]
    move({ x: to.x - from.x, y: to.y - from.y })
    if (spreadOf(before) > 0) zoom(spreadOf(now) / spreadOf(before), to)
  }
  const onPointerEnd = (event: PointerEvent) => fingers.current.delete(event.pointerId)
  const onKeyDown = (event: KeyboardEvent) => {
    const by = MOVES[event.key]
    if (by) move(by)
    else if (event.key === '+' || event.key === '=') zoom(1 + ZOOM_STEP)
    else if (event.key === '-') zoom(1 / (1 + ZOOM_STEP))
    else return
    event.preventDefault()
  }

  return (
    <>
      <div
        ref={area}
        role="application"
        aria-label={texts.area}
        // Keeps the browser from scrolling or zooming during the gesture.
        className="relative mx-auto aspect-square w-full max-w-80 cursor-move touch-none overflow-hidden rounded-md bg-sand"
        tabIndex={0}
        data-autofocus
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
        onPointerUp={onPointerEnd}
        onPointerCancel={onPointerEnd}
        onKeyDown={onKeyDown}
      >
        <canvas ref={canvas} width={640} height={640} className="size-full" />
        <span
          aria-hidden
          className={`pointer-events-none absolute inset-0 ${shape === 'circle' ? 'rounded-full shadow-[0_0_0_100vmax_color-mix(in_srgb,var(--color-ink)_45%,transparent)]' : 'rounded-md border-2 border-white/90'}`}
        />
      </div>
      <div className="flex items-center gap-2">
        <Button
          variant="quiet"
          aria-label={texts.zoomOut}
          className="px-3!"
          onClick={() => zoom(1 / (1 + ZOOM_STEP))}
        >
          <Icon name="minus" size={20} />
        </Button>
        <input
          type="range"
          min={1}
          max={MAX_ZOOM}
          step={0.01}
          value={crop.zoom}
          aria-label={texts.zoom}
          onChange={({ target }) => onCrop((now) => zoomAt(photo, now, Number(target.value), { x: 0, y: 0 }))}
          className="min-h-11 min-w-0 flex-1 accent-accent"
        />
        <Button
          variant="quiet"
          aria-label={texts.zoomIn}
          className="px-3!"
          onClick={() => zoom(1 + ZOOM_STEP)}
        >
          <Icon name="plus" size={20} />
        </Button>
      </div>
    </>
  )
}
