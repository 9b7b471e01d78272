import { changeLine } from '@/lib/client/bag/bag-lines'

/**
 * Quantities as the shopper last set them, on their way to the server: shown at once, sent when the hand rests, and taken back when the
 * server will not have them.
 */
const REST_MS = 450

interface Wish {
  quantity: number
  timer: ReturnType<typeof setTimeout>
  isSent: boolean
  onRefused: (failure: unknown) => void
}

const wishes = new Map<string, Wish>()
const listeners = new Set<() => void>()
const tell = () => listeners.forEach((listener) => listener())
let isWatching = false

export function subscribeQuantities(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** What is wished for a line, while that is not what the bag says. */
export const wishedQuantity = (lineId: string): number | undefined => wishes.get(lineId)?.quantity

/** Whether any wish is still open. */
export const hasWishes = () => wishes.size > 0

export function wishQuantity(lineId: string, quantity: number, onRefused: (failure: unknown) => void): void {
  if (!isWatching) {
    isWatching = true
    window.addEventListener('pagehide', () => void sendQuantities())
  }
  clearTimeout(wishes.get(lineId)?.timer)
  const timer = setTimeout(() => void sendWish(lineId), REST_MS)
  wishes.set(lineId, { quantity, timer, isSent: false, onRefused })
  tell()
}

async function sendWish(lineId: string): Promise<void> {
  const wish = wishes.get(lineId)
  if (!wish || wish.isSent) return
  clearTimeout(wish.timer)
  wish.isSent = true
  const isCurrent = () => wishes.get(lineId) === wish
  try {
    await changeLine(lineId, { quantity: wish.quantity })
  } catch (failure) {
    if (isCurrent()) wish.onRefused(failure)
  }
  if (isCurrent()) wishes.delete(lineId)
  tell()
}

/** Sends at once what is still waiting; resolves when all of it is answered. */
export async function sendQuantities(): Promise<void> {
  await Promise.all([...wishes.keys()].map(sendWish))
}
