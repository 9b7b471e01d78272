import { type ComponentType, lazy } from 'react'
import { codeInTime } from '@/lib/client/code-in-time'

/** As `lazy`, for an optional part: when its code cannot be loaded, or not in time, nothing is rendered. */
export const lazyPart = <Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) =>
  lazy(() => codeInTime(load).catch((): { default: ComponentType<Props> } => ({ default: () => null })))
