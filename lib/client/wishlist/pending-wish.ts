import type { Wish } from './wishlist-calls'

/**
 * The heart a visitor pressed, kept until sign-in: it survives the redirect to a sign-in provider, not the tab. Its name lacks the prefix of
 * personal state (personal-state.ts), because it is meant for the user who signs in next.
 */
const ENTRY = 'nang_pending_wish'

/** A sign-in later than this no longer carries the wish out. */
const LIFETIME_MS = 15 * 60_000

export function storePendingWish({ productId, combinationId }: Wish): void {
  try {
    const entry = { productId, combinationId, expiresAt: Date.now() + LIFETIME_MS }
    window.sessionStorage.setItem(ENTRY, JSON.stringify(entry))
  } catch {
    // Storage is disabled: the heart has to be pressed again.
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

/** Takes the pending wish out of storage: the caller carries it out, once. */
export function takePendingWish(): Wish | null {
  try {
    const wish = read(window.sessionStorage.getItem(ENTRY))
    window.sessionStorage.removeItem(ENTRY)
    return wish && wish.expiresAt > Date.now()
      ? { productId: wish.productId, combinationId: wish.combinationId }
      : null
  } catch {
    // Storage is disabled or holds another format.
    return null
  }
}
