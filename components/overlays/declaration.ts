import type { ReactNode } from 'react'
import type { Namespace } from '@/messages/all'
import type { OverlayName } from './priority'

/**
 * A feature's declaration of an overlay, in the `overlays.ts` of its folder: the public file by which other features open it. It holds
 * props and no component, so that opening an overlay depends on none of its code, in types neither.
 */
export interface OverlayDeclaration<Props extends object> {
  /** its name in the closing order; also the dialog's `data-overlay` */
  name: OverlayName
  /** loads the component when the overlay is first opened */
  load: () => Promise<{ default: (props: Props) => ReactNode }>
  /** the text namespaces of the overlay; loaded beside the component */
  texts: readonly Namespace[]
  /** query that opens it again at any page's address: signing in with a provider leaves the page */
  resume?: (props: Props) => Readonly<Record<string, string>>
}
