'use client'

import { type PointerEvent as ReactPointerEvent, type RefObject, useState } from 'react'

function isAbove(row: Element, y: number): boolean {
  const { top, height } = row.getBoundingClientRect()
  return top + height / 2 < y
}

/**
 * Orders the rows of a list by dragging: a row changes places with those whose middle the pointer passes. Rows carry their id as
 * `data-photo`.
 */
export function useDragOrder(
  list: RefObject<HTMLElement | null>,
  onMove: (id: string, to: number) => void,
): { dragged: string | null; startDrag: (id: string, event: ReactPointerEvent) => void } {
  const [dragged, setDragged] = useState<string | null>(null)

  const startDrag = (id: string, event: ReactPointerEvent) => {
    if (event.button !== 0) return
    event.preventDefault()
    setDragged(id)
    // On the window: a row that is moved in the document loses a pointer it has captured.
    const follow = ({ clientY }: PointerEvent) => {
      const others = [...(list.current?.children ?? [])].filter(
        (row) => row.getAttribute('data-photo') !== id,
      )
      onMove(id, others.filter((row) => isAbove(row, clientY)).length)
    }
    const end = () => {
      window.removeEventListener('pointermove', follow)
      window.removeEventListener('pointerup', end)
      window.removeEventListener('pointercancel', end)
      setDragged(null)
    }
    window.addEventListener('pointermove', follow)
    window.addEventListener('pointerup', end)
    window.addEventListener('pointercancel', end)
  }

  return { dragged, startDrag }
}
