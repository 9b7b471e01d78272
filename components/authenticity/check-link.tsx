import type { ReactNode } from 'react'
import { AUTHENTICITY_PATH } from '@/domain/authenticity/link'

interface CheckLinkProps {
  product?: { id: number; name: string }
  children: ReactNode
}

/**
 * A link to the authenticity check, drawn by the server: components/overlays/overlay-host.tsx opens it over the page. Without JavaScript and
 * in a new tab it leads to the page of the check.
 */
export const CheckLink = ({ product, children }: CheckLinkProps) => (
  <a
    href={product ? `${AUTHENTICITY_PATH}?product=${product.id}` : AUTHENTICITY_PATH}
    data-check={product?.name ?? ''}
    aria-haspopup="dialog"
  >
    {children}
  </a>
)
