import { changeLine } from '@/lib/client/bag/bag-lines'

/** Debounced quantity changes: shown at once, sent after a pause, and reverted when the server refuses them. */
const REST_MS = 450

interface WantedQuantity {
  quantity: number
  timer: ReturnType<typeof setTimeout>
  isSent: boolean
  onRefused: (failure: unknown) => void
}

const wanted = new Map<string, WantedQuantity>()
const listeners = new Set<() => void>()
const notify = () => listeners.forEach((listener) => listener())
let isWatching = false

export function subscribeQuantities(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The wanted quantity of a line while it differs from the bag's. */
export const wantedQuantity = (lineId: string): number | undefined => wanted.get(lineId)?.quantity

/** Whether any quantity is not confirmed yet. */
export const hasUnsentQuantities = () => wanted.size > 0

export function setWantedQuantity(
  lineId: string,
  quantity: number,
  onRefused: (failure: unknown) => void,
): void {
  if (!isWatching) {
    isWatching = true
    window.addEventListener('pagehide', () => void flushQuantities())
  }
  clearTimeout(wanted.get(lineId)?.timer)
  const timer = setTimeout(() => void sendQuantity(lineId), REST_MS)
  wanted.set(lineId, { quantity, timer, isSent: false, onRefused })
  notify()
}

async function sendQuantity(lineId: string): Promise<void> {
  const entry = wanted.get(lineId)
  if (!entry || entry.isSent) return
  clearTimeout(entry.timer)
  entry.isSent = true
  const isCurrent = () => wanted.get(lineId) === entry
  try {
    await changeLine(lineId, { quantity: entry.quantity })
  } catch (failure) {
    if (isCurrent()) entry.onRefused(failure)
  }
  if (isCurrent()) wanted.delete(lineId)
  notify()
}

/** Sends all waiting changes now; resolves when each has its answer. */
export async function flushQuantities(): Promise<void> {
  await Promise.all([...wanted.keys()].map(sendQuantity))
}
