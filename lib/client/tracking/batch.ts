/** Collects items and sends them together: when there are enough, after a while, and when the page is hidden. */
export interface Batch<Item> {
  add(item: Item): void
  flush(): void
}

const MOST = 10
const WAIT_MS = 5_000

export function batchOf<Item>(send: (items: Item[]) => void): Batch<Item> {
  let items: Item[] = []
  let timer: ReturnType<typeof setTimeout> | undefined

  const flush = () => {
    clearTimeout(timer)
    timer = undefined
    if (items.length === 0) return
    const sent = items
    items = []
    send(sent)
  }
  const onHidden = () => {
    if (document.visibilityState === 'hidden') flush()
  }
  // A phone may end a hidden page without further events.
  document.addEventListener('visibilitychange', onHidden)
  window.addEventListener('pagehide', flush)

  return {
    flush,
    add(item) {
      items.push(item)
      if (items.length >= MOST) flush()
      else timer ??= setTimeout(flush, WAIT_MS)
    },
  }
}
