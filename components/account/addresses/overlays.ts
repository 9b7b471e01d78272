import type { OverlayDeclaration } from '@/components/overlays/declaration'
import type { Address } from '@/domain/account/address'

export interface AddressFormProps {
  /** the one to change; a new one without */
  address?: Address
  onSaved?: (address: Address) => void
}

export const addressFormOverlay: OverlayDeclaration<AddressFormProps> = {
  name: 'address-form',
  load: () => import('./address-form'),
  texts: ['address', 'form'],
}
