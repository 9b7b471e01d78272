import type {
  BreadcrumbList,
  ItemAvailability,
  ItemList,
  Offer,
  Organization,
  Product as ProductThing,
  ProductGroup,
  WebSite,
  WithContext,
} from 'schema-dts'
import { FREE_SHIPPING_LIMIT, RETURN_DAYS, SHIPPING_FEE } from '@/domain/constants'
import type { Combination, Product, ProductCard } from '@/domain/catalog/product'
import { saleState, type SaleStateKind } from '@/domain/catalog/sale-state'
import type { Review, ReviewCount } from '@/domain/review/review'
import { plainText } from '@/domain/text'
import { productPath } from '@/lib/pages/routes'
import { absoluteUrl, site } from '../site'

/** Structured data for search engines: what the page shows, in schema.org's words. */

const CURRENCY = 'VND'

const organizationId = absoluteUrl('/#organization')

export function organizationData(): WithContext<Organization> {
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    '@id': organizationId,
    name: site.name,
    legalName: site.company.legalName,
    taxID: site.company.taxCode,
    url: site.url,
    logo: absoluteUrl(site.logo),
    email: site.contact.email,
    telephone: site.contact.hotline,
    address: { '@type': 'PostalAddress', streetAddress: site.company.address, addressCountry: 'VN' },
    sameAs: Object.values(site.social).filter((address) => address !== ''),
  }
}

export function websiteData(): WithContext<WebSite> {
  const action = {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${absoluteUrl('/search')}?q={search_term_string}` },
    'query-input': 'required name=search_term_string',
  } as const
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name: site.name,
    url: site.url,
    inLanguage: 'vi-VN',
    publisher: { '@id': organizationId },
    potentialAction: action,
  }
}

/** The way from home to a page; the last item is the page itself. */
export function breadcrumbData(
  items: readonly { name: string; path: string }[],
): WithContext<BreadcrumbList> {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: items.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: absoluteUrl(path),
    })),
  }
}

/** The products of one listing page, numbered on from the pages before. */
export function itemListData(
  products: readonly ProductCard[],
  path: string,
  skip = 0,
): WithContext<ItemList> {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    url: absoluteUrl(path),
    numberOfItems: products.length,
    itemListElement: products.map((product, index) => ({
      '@type': 'ListItem',
      position: skip + index + 1,
      // What a list of pages needs: names and prices stand on the pages themselves.
      url: absoluteUrl(productPath(product)),
    })),
  }
}

const AVAILABILITY: Record<Exclude<SaleStateKind, 'gift_only'>, ItemAvailability> = {
  available: 'https://schema.org/InStock',
  few_left: 'https://schema.org/LimitedAvailability',
  pre_order: 'https://schema.org/PreOrder',
  sold_out: 'https://schema.org/OutOfStock',
  not_sold_here: 'https://schema.org/OutOfStock',
  discontinued: 'https://schema.org/Discontinued',
}

/** A node in full the first time, by its id afterwards: a product's variants have the same terms. */
function sayOnce<Node extends { '@id': string }>(said: Set<string>, node: Node): Node | { '@id': string } {
  if (said.has(node['@id'])) return { '@id': node['@id'] }
  said.add(node['@id'])
  return node
}

/** What holds of goods that are sent: a gift card is neither delivered by a carrier nor taken back. */
function parcelTerms(price: number, said: Set<string>) {
  const isFree = price >= FREE_SHIPPING_LIMIT
  return {
    hasMerchantReturnPolicy: sayOnce(said, {
      '@type': 'MerchantReturnPolicy',
      '@id': absoluteUrl('/#returns'),
      applicableCountry: 'VN',
      returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
      merchantReturnDays: RETURN_DAYS,
      returnMethod: 'https://schema.org/ReturnByMail',
      // As the shop's own words say: free when goods are faulty or wrong.
      returnFees: 'https://schema.org/ReturnFeesCustomerResponsibility',
      itemDefectReturnFees: 'https://schema.org/FreeReturn',
    } as const),
    shippingDetails: sayOnce(said, {
      '@type': 'OfferShippingDetails',
      '@id': absoluteUrl(isFree ? '/#free-shipping' : '/#shipping'),
      shippingDestination: { '@type': 'DefinedRegion', addressCountry: 'VN' },
      shippingRate: {
        '@type': 'MonetaryAmount',
        value: isFree ? 0 : SHIPPING_FEE,
        currency: CURRENCY,
      },
      deliveryTime: {
        '@type': 'ShippingDeliveryTime',
        handlingTime: { '@type': 'QuantitativeValue', minValue: 0, maxValue: 1, unitCode: 'DAY' },
        transitTime: { '@type': 'QuantitativeValue', minValue: 1, maxValue: 4, unitCode: 'DAY' },
      },
    } as const),
  }
}

/** The offer of a combination; none of a gift that is not sold. `said`: ids of the nodes that offers before this one hold in full. */
function offerOf(
  product: Product,
  combination: Combination,
  url: string,
  said: Set<string>,
): { offers?: Offer } {
  const price = combination.price_after_discount
  const state = saleState(product, combination)
  if (state.kind === 'gift_only') return {}
  const offers: Offer = {
    '@type': 'Offer',
    url,
    price,
    priceCurrency: CURRENCY,
    ...(combination.price_valid_until && { priceValidUntil: combination.price_valid_until.slice(0, 10) }),
    availability: AVAILABILITY[state.kind],
    ...(state.ships_at && { availabilityStarts: state.ships_at }),
    itemCondition: 'https://schema.org/NewCondition',
    seller: { '@id': organizationId },
    ...(product.classification !== 'egift' && parcelTerms(price, said)),
  }
  return { offers }
}

/** schema.org knows sizes only: what a scent or a count of pieces is called goes there too. */
const sizeOf = ({ size, amount, variant }: Combination['attributes']) => (size ?? amount ?? variant)?.name

const picturesOf = (images: readonly { url: string }[]) => images.map((image) => absoluteUrl(image.url))

const gtinOf = (combination: Combination) => (combination.gtin ? { gtin: combination.gtin } : {})

/** Product, or ProductGroup with its variants, with offers, rating and reviews. */
export function productData(
  product: Product,
  { reviews, count }: { reviews: readonly Review[]; count: ReviewCount },
): WithContext<ProductThing> | WithContext<ProductGroup> {
  const url = absoluteUrl(productPath(product))
  const shared = {
    name: product.name,
    description: plainText(product.description).slice(0, 5_000) || product.name,
    url,
    image: picturesOf(product.images),
    brand: { '@type': 'Brand' as const, name: product.brand.name },
    category: product.default_category.name,
    ...(count.total > 0 && {
      aggregateRating: {
        '@type': 'AggregateRating' as const,
        ratingValue: count.average_rating,
        reviewCount: count.total,
        bestRating: 5,
        worstRating: 1,
      },
      review: reviews.slice(0, 5).map((review) => ({
        '@type': 'Review' as const,
        author: { '@type': 'Person' as const, name: review.user.name },
        datePublished: review.created_at.slice(0, 10),
        ...(review.edited_at && { dateModified: review.edited_at.slice(0, 10) }),
        ...(review.title && { name: review.title }),
        ...(review.language && { inLanguage: review.language }),
        ...(review.details !== '' && { reviewBody: review.details }),
        ...(review.images.length > 0 && { image: picturesOf(review.images) }),
        reviewRating: {
          '@type': 'Rating' as const,
          ratingValue: review.average_rating,
          bestRating: 5,
          worstRating: 1,
        },
      })),
    }),
  }
  const [only, ...others] = product.combinations
  if (only && others.length === 0) {
    return {
      '@context': 'https://schema.org',
      '@type': 'Product',
      ...shared,
      sku: only.sku,
      productID: String(product.id),
      ...gtinOf(only),
      ...offerOf(product, only, url, new Set()),
    }
  }
  const said = new Set<string>()
  const variesBy = [
    ...(product.combinations.some(({ attributes }) => attributes.shade) ? ['https://schema.org/color'] : []),
    ...(product.combinations.some(({ attributes }) => sizeOf(attributes)) ? ['https://schema.org/size'] : []),
  ]
  return {
    '@context': 'https://schema.org',
    '@type': 'ProductGroup',
    ...shared,
    productGroupID: String(product.id),
    ...(variesBy.length > 0 && { variesBy }),
    hasVariant: product.combinations.map((combination) => ({
      '@type': 'Product',
      name: `${product.name} ${combination.tracker_combination_name}`.trim(),
      sku: combination.sku,
      ...gtinOf(combination),
      image: picturesOf(combination.images.length > 0 ? combination.images : product.images.slice(0, 1)),
      ...(combination.attributes.shade && { color: combination.attributes.shade.name }),
      ...(sizeOf(combination.attributes) && { size: sizeOf(combination.attributes) }),
      ...offerOf(product, combination, `${url}?combination=${combination._id}`, said),
    })),
  }
}
