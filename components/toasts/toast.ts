import type { Doing } from '@/lib/client/failure'

/**
 * Short messages at the top of the page, one at a time (TST-01, TST-07). Call `toast.…` from anywhere in the browser. How long one
 * stays is the business of what draws it.
 */

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

let current: Toast | null = null
let lastKey = 0
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

/** Takes the toast away; what it could have undone is final, unless it `isUndone`. */
export function dismissToast(isUndone?: boolean): void {
  const gone = current
  set(null)
  if (isUndone !== true) gone?.onExpire?.()
}

function put(kind: ToastKind, message: string, more: Partial<RollbackHandlers & { failed: Failed }> = {}) {
  if (current) dismissToast()
  set({ key: ++lastKey, kind, message, ...more })
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
