import 'server-only'
import { hc } from 'hono/client'
import type { AccountApp } from '@/services/account/app'
import type { SsoApp } from '@/services/account/sign-in/sso-app'
import type { AffiliateApp } from '@/services/affiliate/app'
import type { AuthenticityApp } from '@/services/authenticity/app'
import type { CampaignApp } from '@/services/campaign/app'
import type { CartApp } from '@/services/cart/app'
import type { CatalogApp } from '@/services/catalog/app'
import type { ContentApp } from '@/services/content/app'
import type { DiscoveryApp } from '@/services/discovery/app'
import type { LoyaltyApp } from '@/services/loyalty/app'
import type { RewardsApp } from '@/services/loyalty/rewards/app'
import type { GameApp } from '@/services/game/app'
import type { MessageApp } from '@/services/message/app'
import type { OrderApp } from '@/services/order/app'
import type { PaymentApp } from '@/services/payment/app'
import type { ReviewApp } from '@/services/review/app'
import type { PosApp } from '@/services/store/app'
import type { SupportApp } from '@/services/support/app'
import type { WishlistApp } from '@/services/wishlist/app'
import { fetchFrom } from './transport'

// The address is only a name: the transport decides where a call goes.
export const accountClient = hc<AccountApp>('http://account.internal', { fetch: fetchFrom('account') })
export const ssoClient = hc<SsoApp>('http://sso.internal', { fetch: fetchFrom('sso') })
export const catalogClient = hc<CatalogApp>('http://catalog.internal', { fetch: fetchFrom('catalog') })
export const authenticityClient = hc<AuthenticityApp>('http://catalog.internal', {
  fetch: fetchFrom('catalog'),
})
export const wishlistClient = hc<WishlistApp>('http://catalog.internal', { fetch: fetchFrom('catalog') })
export const discoveryClient = hc<DiscoveryApp>('http://public.internal', { fetch: fetchFrom('public') })
export const campaignClient = hc<CampaignApp>('http://public.internal', { fetch: fetchFrom('public') })
export const gameClient = hc<GameApp>('http://public.internal', { fetch: fetchFrom('public') })
export const cartClient = hc<CartApp>('http://cart.internal', { fetch: fetchFrom('cart') })
export const orderClient = hc<OrderApp>('http://order.internal', { fetch: fetchFrom('order') })
export const paymentClient = hc<PaymentApp>('http://payment.internal', { fetch: fetchFrom('payment') })
export const loyaltyClient = hc<LoyaltyApp>('http://loyalty.internal', { fetch: fetchFrom('loyalty') })
export const rewardsClient = hc<RewardsApp>('http://public.internal', { fetch: fetchFrom('public') })
export const reviewClient = hc<ReviewApp>('http://review.internal', { fetch: fetchFrom('review') })
export const contentClient = hc<ContentApp>('http://content.internal', { fetch: fetchFrom('content') })
export const supportClient = hc<SupportApp>('http://content.internal', { fetch: fetchFrom('content') })
export const posClient = hc<PosApp>('http://pos.internal', { fetch: fetchFrom('pos') })
export const affiliateClient = hc<AffiliateApp>('http://affiliate.internal', {
  fetch: fetchFrom('affiliate'),
})
export const messageClient = hc<MessageApp>('http://message.internal', { fetch: fetchFrom('message') })
