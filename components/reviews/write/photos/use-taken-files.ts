'use client'

import { type RefObject, useEffect, useEffectEvent, useState } from 'react'

const hasFiles = (data: DataTransfer | null) => data?.types.includes('Files') ?? false

/** A picture copied together with text, as from a document, is pasted as text. */
const picturesIn = (data: DataTransfer | null) =>
  data?.types.includes('text/plain')
    ? []
    : [...(data?.files ?? [])].filter(({ type }) => type.startsWith('image/'))

/**
 * Files dropped into the dialog around an element, or pasted anywhere, while the element is shown. Gives whether files are dragged over the
 * dialog.
 */
export function useTakenFiles(
  area: RefObject<HTMLElement | null>,
  isActive: boolean,
  onFiles: (files: File[]) => void,
): boolean {
  const [isOver, setOver] = useState(false)
  const take = useEffectEvent(onFiles)

  useEffect(() => {
    const node = area.current
    if (!node || !isActive) return
    const around = node.closest('dialog') ?? node
    const isShown = () => node.closest('[hidden]') === null
    const events = new AbortController()
    const { signal } = events
    const onDragOver = (event: Event) => {
      if (!(event instanceof DragEvent) || !hasFiles(event.dataTransfer) || !isShown()) return
      event.preventDefault()
      setOver(true)
    }
    const onDragLeave = (event: Event) => {
      const to = event instanceof DragEvent ? event.relatedTarget : null
      if (!(to instanceof Node && around.contains(to))) setOver(false)
    }
    const onDrop = (event: Event) => {
      setOver(false)
      if (!(event instanceof DragEvent) || !hasFiles(event.dataTransfer) || !isShown()) return
      event.preventDefault()
      take([...(event.dataTransfer?.files ?? [])])
    }
    const onPaste = (event: ClipboardEvent) => {
      const files = isShown() ? picturesIn(event.clipboardData) : []
      if (files.length === 0) return
      event.preventDefault()
      take(files)
    }
    around.addEventListener('dragover', onDragOver, { signal })
    around.addEventListener('dragleave', onDragLeave, { signal })
    around.addEventListener('drop', onDrop, { signal })
    document.addEventListener('paste', onPaste, { signal })
    return () => events.abort()
  }, [area, isActive])

  return isOver
}
