import { type ComponentType, lazy } from 'react'

/**
 * As `lazy`, for what a page always shows: its code is asked for as soon as the page's own code runs, not when React has come to it. A
 * failure is that of the component when it is rendered.
 */
export function earlyLazy<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) {
  if (typeof window !== 'undefined') load().catch(() => undefined)
  return lazy(load)
}
