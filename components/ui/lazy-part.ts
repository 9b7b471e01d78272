import { type ComponentType, lazy } from 'react'

/** As `lazy`, for a part that a page is whole without: where its code does not come, nothing stands in its place and the page stays. */
export const lazyPart = <Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) =>
  lazy(() => load().catch((): { default: ComponentType<Props> } => ({ default: () => null })))
