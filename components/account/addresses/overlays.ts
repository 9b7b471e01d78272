import type { OverlayDeclaration } from '@/components/overlays/declaration'
import type { Address } from '@/domain/account/address'

export interface AddressFormProps {
  /** the address to change; undefined for a new one */
  address?: Address
  onSaved?: (address: Address) => void
}

export const addressFormOverlay: OverlayDeclaration<AddressFormProps> = {
  name: 'address-form',
  load: () => import('./address-form'),
  texts: ['address', 'form'],
}
