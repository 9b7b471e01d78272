import { TOAST_DURATION_MS } from '@/domain/constants'
import type { Doing } from '@/lib/client/failure'

/** Short messages at the top of the page, one at a time (spec 1 §8 "Toasts"). Call `toast.…` from anywhere in the browser. */

export type ToastKind = 'error' | 'show' | 'notif' | 'rollback'

interface RollbackHandlers {
  /** HOÀN TÁC was pressed */
  onUndo: () => void
  /** the chance to undo is over: time ran out, it was closed or replaced, or the page goes away */
  onExpire?: () => void
}

/** What failed and why: put into words where the words are, once the toast is drawn. */
interface Failed {
  doing: Doing
  failure: unknown
}

export interface Toast extends Partial<RollbackHandlers> {
  key: number
  kind: ToastKind
  /** empty only for errors, which then say what failed, or the shop's general word */
  message: string
  failed?: Failed
}

/** What stops the clock of a toast. */
type Hold = 'pointer' | 'focus' | 'hidden'

let current: Toast | null = null
let lastKey = 0
let timer: ReturnType<typeof setTimeout> | undefined
let startedAt = 0
let remaining = 0
const holds = new Set<Hold>()
const listeners = new Set<() => void>()

export function subscribeToast(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const getToast = () => current
/** What the server renders: no toast. */
export const getServerToast = () => null

function set(next: Toast | null) {
  current = next
  listeners.forEach((listener) => listener())
}

function stopClock() {
  clearTimeout(timer)
  timer = undefined
}

function startClock() {
  stopClock()
  if (!current || holds.size > 0) return
  startedAt = Date.now()
  timer = setTimeout(dismissToast, remaining)
}

/** Stops the clock for as long as one reason to do so holds. */
export function holdToast(reason: Hold): void {
  if (timer !== undefined) remaining = Math.max(0, remaining - (Date.now() - startedAt))
  holds.add(reason)
  stopClock()
}

export function releaseToast(reason: Hold): void {
  holds.delete(reason)
  if (timer === undefined) startClock()
}

/** Takes the toast away; what it could have undone is final. */
export function dismissToast(): void {
  stopClock()
  holds.delete('pointer')
  holds.delete('focus')
  const gone = current
  set(null)
  gone?.onExpire?.()
}

/** Takes the toast away and undoes what it tells of. */
export function undoToast(): void {
  const undone = current
  if (undone) current = { ...undone, onExpire: undefined }
  dismissToast()
  undone?.onUndo?.()
}

let isWatching = false

function watchPage() {
  if (isWatching) return
  isWatching = true
  document.addEventListener('visibilitychange', () => (document.hidden ? holdToast : releaseToast)('hidden'))
  window.addEventListener('pagehide', () => current && dismissToast())
}

function put(kind: ToastKind, message: string, more: Partial<RollbackHandlers & { failed: Failed }> = {}) {
  watchPage()
  if (current) dismissToast()
  remaining = TOAST_DURATION_MS
  set({ key: ++lastKey, kind, message, ...more })
  startClock()
}

export const toast = {
  /** Something failed: the message, or the shop's general word when there is none. */
  error: (message = '') => put('error', message),
  /** Something failed for a reason that is known by its error alone: no network, a broken service, code that did not come. */
  failure: (doing: Doing, failure: unknown) => put('error', '', { failed: { doing, failure } }),
  /** Something succeeded. */
  show: (message: string) => put('show', message),
  /** Something to know. */
  notif: (message: string) => put('notif', message),
  /** Something was taken away and can be had back for a moment. */
  rollback: (message: string, handlers: RollbackHandlers) => put('rollback', message, handlers),
}
