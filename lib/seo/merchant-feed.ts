import 'server-only'
import { array } from 'yup'
import { type ExportedOffer, exportedOfferSchema } from '@/domain/catalog/exports'
import { isBuyable } from '@/domain/catalog/sale-state'
import { plainText } from '@/domain/text'
import { productPath } from '@/lib/pages/routes'
import { catalogClient } from '../services/clients'
import { readData } from '../services/read'
import { absoluteUrl, site } from '../site'
import { xmlText } from './xml'

const BATCH = 500
const PICTURES = 11

const tag = (name: string, text: string | null) => (text ? `<g:${name}>${xmlText(text)}</g:${name}>` : '')

const price = (amount: number) => `${amount} VND`

function availability({ state }: ExportedOffer): string {
  if (!isBuyable(state)) return tag('availability', 'out_of_stock')
  if (state.kind !== 'pre_order') return tag('availability', 'in_stock')
  // Google wants to know from when a pre-order can be had.
  return state.ships_at
    ? tag('availability', 'preorder') + tag('availability_date', state.ships_at)
    : tag('availability', 'out_of_stock')
}

/** One offer as an item of the feed (Google Merchant Center's product data specification). */
function item(offer: ExportedOffer): string {
  const link = absoluteUrl(
    productPath({ id: offer.product_id, slug: offer.slug, default_category: { slug: offer.category_slug } }),
  )
  const hasVariants = offer.total_combinations > 1
  const [cover, ...others] = offer.images
  const variant = [offer.shade, offer.size].filter(Boolean).join(', ')
  return [
    '<item>',
    tag('id', hasVariants ? `${offer.product_id}-${offer.combination_id}` : String(offer.product_id)),
    tag('title', `${offer.name}${hasVariants && variant ? ` - ${variant}` : ''}`.slice(0, 150)),
    tag('description', plainText(offer.description).slice(0, 5_000) || offer.name),
    tag('link', hasVariants ? `${link}?combination=${offer.combination_id}` : link),
    tag('image_link', cover ? absoluteUrl(cover) : null),
    others
      .slice(0, PICTURES - 1)
      .map((url) => tag('additional_image_link', absoluteUrl(url)))
      .join(''),
    availability(offer),
    tag('price', price(offer.price)),
    offer.price_after_discount < offer.price ? tag('sale_price', price(offer.price_after_discount)) : '',
    tag('brand', offer.brand),
    tag('gtin', offer.gtin),
    tag('mpn', offer.gtin ? null : offer.sku),
    tag('condition', 'new'),
    tag('product_type', offer.category_path.join(' > ')),
    tag('item_group_id', hasVariants ? String(offer.product_id) : null),
    tag('color', offer.shade),
    tag('size', offer.size),
    tag('shipping_weight', offer.weight > 0 ? `${offer.weight} g` : null),
    '</item>\n',
  ].join('')
}

async function* offers(): AsyncGenerator<ExportedOffer[]> {
  let after = 0
  for (;;) {
    const query = { after: String(after), limit: String(BATCH) }
    const batch = await readData(
      catalogClient.v3.exports.offers.$get({ query }),
      array(exportedOfferSchema.required()).required(),
    )
    const last = batch.at(-1)
    if (!last) return
    yield batch
    after = last.product_id
  }
}

/** The whole catalogue as an RSS 2.0 feed for Google Merchant Center, written batch by batch. Offers without a picture are left out, Google refuses them. */
export function merchantFeed(): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  const batches = offers()
  return new ReadableStream({
    start(controller) {
      controller.enqueue(
        encoder.encode(
          `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">\n<channel>\n<title>${xmlText(site.name)}</title>\n<link>${xmlText(site.url)}</link>\n<description>${xmlText(site.tagline)}</description>\n`,
        ),
      )
    },
    async pull(controller) {
      const next = await batches.next()
      if (next.done) {
        controller.enqueue(encoder.encode('</channel>\n</rss>\n'))
        controller.close()
        return
      }
      controller.enqueue(
        encoder.encode(
          next.value
            .filter((offer) => offer.images.length > 0)
            .map(item)
            .join('') || '\n',
        ),
      )
    },
    async cancel() {
      await batches.return(undefined)
    },
  })
}
