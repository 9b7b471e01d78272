import type { Doing } from '@/lib/client/failure'

/**
 * Short messages at the top of the page, one at a time (TST-01, TST-07). Call `toast.…` from anywhere in the browser. The view decides how
 * long one stays.
 */

export type ToastKind = 'error' | 'show' | 'notif' | 'rollback'

interface RollbackHandlers {
  /** HOÀN TÁC was pressed */
  onUndo: () => void
  /** undo is no longer possible: timeout, closed, replaced, or the page is left */
  onExpire?: () => void
}

/** The failed action and its cause: turned into text when the toast is rendered. */
interface Failed {
  doing: Doing
  failure: unknown
}

export interface Toast extends Partial<RollbackHandlers> {
  key: number
  kind: ToastKind
  /** empty only for errors, which then show `failed`, or the general text */
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
/** Server snapshot: no toast. */
export const getServerToast = () => null

function set(next: Toast | null) {
  current = next
  listeners.forEach((listener) => listener())
}

/** Removes the toast; its action becomes final, unless it `isUndone`. */
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
  /** An error: the message, or the general text without one. */
  error: (message = '') => put('error', message),
  /** A failure explained by its error alone: offline, server failure, code that could not be loaded. */
  failure: (doing: Doing, failure: unknown) => put('error', '', { failed: { doing, failure } }),
  /** Success. */
  show: (message: string) => put('show', message),
  /** Information. */
  notif: (message: string) => put('notif', message),
  /** A removal that can be undone for a moment. */
  rollback: (message: string, handlers: RollbackHandlers) => put('rollback', message, handlers),
}
