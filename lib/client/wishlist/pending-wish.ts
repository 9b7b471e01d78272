import type { Wish } from './wishlist-calls'

/**
 * A heart pressed by a visitor, until they have signed in: it outlives the walk to a provider and back, not the tab. Its name is not one
 * of those that go with a person, as it is the next one's by intent.
 */
const ENTRY = 'nang_pending_wish'

/** Who signs in later than that has forgotten. */
const LIFETIME_MS = 15 * 60_000

export function keepWish({ productId, combinationId }: Wish): void {
  try {
    const entry = { productId, combinationId, expiresAt: Date.now() + LIFETIME_MS }
    window.sessionStorage.setItem(ENTRY, JSON.stringify(entry))
  } catch {
    // Storage is closed: the heart has to be pressed again.
  }
}

function read(text: string | null): (Wish & { expiresAt: number }) | null {
  const entry: unknown = text === null ? null : JSON.parse(text)
  if (typeof entry !== 'object' || entry === null) return null
  const field = (name: string): unknown => Reflect.get(entry, name)
  const [productId, combinationId, expiresAt] = ['productId', 'combinationId', 'expiresAt'].map(field)
  return typeof productId === 'number' && typeof combinationId === 'string' && typeof expiresAt === 'number'
    ? { productId, combinationId, expiresAt }
    : null
}

/** The heart that waits, once: whoever asks carries it out. */
export function takeWish(): Wish | null {
  try {
    const wish = read(window.sessionStorage.getItem(ENTRY))
    window.sessionStorage.removeItem(ENTRY)
    return wish && wish.expiresAt > Date.now()
      ? { productId: wish.productId, combinationId: wish.combinationId }
      : null
  } catch {
    // Storage is closed, or holds what is not ours.
    return null
  }
}
