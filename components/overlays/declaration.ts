import type { ReactNode } from 'react'
import type { Namespace } from '@/messages/all'
import type { OverlayName } from './priority'

/**
 * What a feature declares of its overlay, in the `overlays.ts` of its folder: the public file others open it by. It holds the props
 * and no component, so that opening an overlay depends on nothing behind it, in types neither.
 */
export interface OverlayDeclaration<Props extends object> {
  /** its place in the closing order; also the dialog's `data-overlay` */
  name: OverlayName
  /** fetches the component, when the overlay is first opened */
  load: () => Promise<{ default: (props: Props) => ReactNode }>
  /** the namespaces of texts it and what it draws use; fetched beside the component */
  texts: readonly Namespace[]
}
