import type { OverlayDeclaration } from '@/components/overlays/declaration'
import type { EgiftInfo } from '@/domain/bag/egift'
import type { NewLine } from '@/lib/client/bag/bag-lines'
import type { PackMember } from './line/pack-members'

export interface ChooseVariantProps {
  productId: number
  /** a line whose combination is to be replaced; undefined adds a new one */
  line?: { id: string; combinationId: string }
}

export const chooseVariantOverlay: OverlayDeclaration<ChooseVariantProps> = {
  name: 'choose-variant',
  load: () => import('./add/choose-variant'),
  texts: ['addToBag', 'bag', 'card', 'product'],
}

export interface ChoosePackVariantProps {
  pack: readonly PackMember[]
  /** the product to add */
  wanted?: NewLine
  /** a line to change instead */
  lineId?: string
}

export const choosePackVariantOverlay: OverlayDeclaration<ChoosePackVariantProps> = {
  name: 'choose-pack-variant',
  load: () => import('./add/choose-pack-variant'),
  texts: ['addToBag', 'bag'],
}

export interface EgiftFormProps {
  /** the gift card to add */
  wanted?: NewLine
  /** a line whose message is to be changed */
  line?: { id: string; egift: EgiftInfo }
}

export const egiftFormOverlay: OverlayDeclaration<EgiftFormProps> = {
  name: 'egift-form',
  load: () => import('./add/egift-form'),
  texts: ['addToBag', 'bag', 'form'],
}

export interface AddedToBagProps {
  lineId: string
  /** pieces just added */
  quantity: number
}

export const addedToBagOverlay: OverlayDeclaration<AddedToBagProps> = {
  name: 'added-to-bag',
  load: () => import('./add/added-to-bag'),
  texts: ['addToBag', 'bag'],
}

export interface AddedToBagSoldOutProps {
  productId: number
  combinationId: string
  quantity: number
}

export const addedToBagSoldOutOverlay: OverlayDeclaration<AddedToBagSoldOutProps> = {
  name: 'added-to-bag-sold-out',
  load: () => import('./add/added-to-bag-sold-out'),
  texts: ['addToBag', 'card', 'notifyMe'],
}

export const voucherListOverlay: OverlayDeclaration<object> = {
  name: 'voucher-list',
  load: () => import('./vouchers/voucher-list'),
  texts: ['bag'],
}
