import 'server-only'
import { hc } from 'hono/client'
import type { CartApp } from '@/services/cart/app'
import type { CatalogApp } from '@/services/catalog/app'
import type { ReviewApp } from '@/services/review/app'
import { fetchFrom } from './transport'

// The address is only a name: the transport decides where a call goes.
export const catalogClient = hc<CatalogApp>('http://catalog.internal', { fetch: fetchFrom('catalog') })
export const cartClient = hc<CartApp>('http://cart.internal', { fetch: fetchFrom('cart') })
export const reviewClient = hc<ReviewApp>('http://review.internal', { fetch: fetchFrom('review') })
