import type { ExtractSchema } from 'hono/types'
import type { UnionToIntersection } from 'hono/utils/types'
import type { Success } from '@/domain/envelope'
import type { AccountApp } from '@/services/account/app'
import type { AffiliateApp, AffiliationApp } from '@/services/affiliate/app'
import type { AlertApp } from '@/services/alert/app'
import type { AnalyticsApp } from '@/services/analytics/app'
import type { AuthenticityApp } from '@/services/authenticity/app'
import type { BrowserMark } from '@/services/browser'
import type { CampaignApp } from '@/services/campaign/app'
import type { CartApp } from '@/services/cart/app'
import type { CatalogApp } from '@/services/catalog/app'
import type { CheckoutApp } from '@/services/checkout/app'
import type { ContentApp } from '@/services/content/app'
import type { DiscoveryApp } from '@/services/discovery/app'
import type { GameApp } from '@/services/game/app'
import type { GreatMissionApp } from '@/services/game/great-mission-app'
import type { LoyaltyApp } from '@/services/loyalty/app'
import type { RewardsApp } from '@/services/loyalty/rewards/app'
import type { OrderApp } from '@/services/order/app'
import type { ParcelApp } from '@/services/order/parcels/app'
import type { PaymentApp } from '@/services/payment/app'
import type { PhotoboothApp } from '@/services/photobooth/app'
import type { PublicApp } from '@/services/public/app'
import type { PushApp } from '@/services/push/app'
import type { ReviewApp } from '@/services/review/app'
import type { MemberReviewApp } from '@/services/review/member-app'
import type { NewsfeedApp } from '@/services/review/newsfeed-app'
import type { ShippingApp } from '@/services/shipping/app'
import type { PosApp } from '@/services/store/app'
import type { SupportApp } from '@/services/support/app'
import type { WishlistApp } from '@/services/wishlist/app'

/** The services a browser calls, by base address, with the apps whose routes they answer. Types alone: no code of theirs gets into the browser. */
interface Services {
  account: AccountApp
  public: PublicApp | CampaignApp | DiscoveryApp | GameApp | MemberReviewApp | NewsfeedApp | RewardsApp
  catalog: CatalogApp | WishlistApp | AlertApp | AuthenticityApp
  cart: CartApp
  order: OrderApp | CheckoutApp | AffiliationApp
  payment: PaymentApp
  shipping: ShippingApp | ParcelApp
  review: ReviewApp
  pos: PosApp | PhotoboothApp
  analytics: AnalyticsApp
  content: ContentApp | SupportApp
  loyalty: LoyaltyApp | GreatMissionApp
  affiliate: AffiliateApp
  message: PushApp
}

declare const ANSWER: unique symbol

/** Address of a GET call: a string whose type carries the type of the answer. */
export type Address<Answer> = string & { readonly [ANSWER]: Answer }

/** A list may be handed over by one who must not change it. */
type Sent<T> = T extends readonly (infer Item)[]
  ? readonly Sent<Item>[]
  : T extends object
    ? { [K in keyof T]: Sent<T[K]> }
    : T

/** A part of the input that is all optional may be left out as a whole. */
type WithOptionalParts<I> = { [K in keyof I as object extends I[K] ? never : K]: Sent<I[K]> } & {
  [K in keyof I as object extends I[K] ? K : never]?: Sent<I[K]>
}

/** What a route takes, as its validators and its path say. */
type Input<E> = E extends { input: infer I } ? WithOptionalParts<Omit<I, keyof BrowserMark>> : never
/** What a route answers with when it succeeds: the envelope of domain/envelope.ts around the route's own data. */
type Answer<E> = E extends { output: infer O } ? O : never
type Data<E> = Answer<E> extends Success<infer T> ? T : never

/** Arguments that may be left out when a route takes nothing. */
type Args<I> = object extends I ? [input?: I] : [input: I]

type IsMarked<E> = E extends { input: infer I } ? (keyof BrowserMark extends keyof I ? true : false) : false

/** The methods of one path that browsers may call. */
type Calls<Methods> = {
  [M in keyof Methods as true extends IsMarked<Methods[M]> ? M : never]: (
    ...args: [...Args<Input<Methods[M]>>]
  ) => Promise<Data<Methods[M]>>
} & Addressed<Methods>

/** The path only: of a GET an address typed with its answer, of any other call the target of a beacon. */
type Addressed<Methods> = Methods extends { $get: infer E }
  ? true extends IsMarked<E>
    ? { $path: (...args: Args<Input<E>>) => Address<Answer<E>> }
    : unknown
  : Methods extends { $post: infer E }
    ? { $path: (...args: Args<Omit<Input<E>, 'json'>>) => string }
    : unknown

type Chain<Path extends string, Methods> = Path extends `/${infer Rest}`
  ? Chain<Rest, Methods>
  : Path extends `${infer Head}/${infer Rest}`
    ? { [K in Head]: Chain<Rest, Methods> }
    : { [K in Path]: Calls<Methods> }

type Routes<Schema> = UnionToIntersection<
  { [Path in keyof Schema & string]: Chain<Path, Schema[Path]> }[keyof Schema & string]
>

export type Api = { [S in keyof Services]: Routes<ExtractSchema<Services[S]>> }
