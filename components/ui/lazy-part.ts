import { type ComponentType, lazy } from 'react'

/** As `lazy`, for an optional part: when its code cannot be loaded, nothing is rendered. */
export const lazyPart = <Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) =>
  lazy(() => load().catch((): { default: ComponentType<Props> } => ({ default: () => null })))
