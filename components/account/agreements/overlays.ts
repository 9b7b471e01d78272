import type { OverlayDeclaration } from '@/components/overlays/declaration'
import type { AgreedDocument } from '@/domain/account/agreements/agreements'

export interface AgreementsProps {
  /** new versions that the member has not agreed to */
  documents: readonly AgreedDocument[]
}

export const agreementsOverlay: OverlayDeclaration<AgreementsProps> = {
  name: 'agreements',
  load: () => import('./new-agreements'),
  texts: ['agreements'],
}
