import { ATTRIBUTE_KINDS, type AttributeKind } from '../catalog/product'
import type { WishlistItem } from './wishlist'

/** Attributes that distinguish a combination from its siblings, in the shop's order; attributes without a name are left out. */
export const attributesOf = (
  attributes: Partial<Record<AttributeKind, { name: string; hex?: string | undefined }>>,
): NonNullable<WishlistItem['combination']>['attributes'] =>
  ATTRIBUTE_KINDS.flatMap((kind) => {
    const attribute = kind === 'non_specify' ? undefined : attributes[kind]
    return attribute ? [{ kind, name: attribute.name, hex: attribute.hex }] : []
  })
