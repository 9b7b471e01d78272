import { useTranslations } from 'next-intl'
import type { ProductCard } from '@/domain/catalog/product'
import { type CardExtras, cardView } from './card-view'
import type { CardTexts } from './card'

/** What a list of cards needs: their views, made of products, and the texts they share. Needs the namespaces `card` and `addToBag`. */
export function useCardViews() {
  const t = useTranslations('card')
  const bag = useTranslations('addToBag')
  const texts: CardTexts = {
    price: t('priceToday'),
    before: t('listPrice'),
    range: String(t.raw('priceRange')),
    available: t('state.available'),
    rating: String(t.raw('rating')),
    ratingSpoken: String(t.raw('ratingSpoken')),
    add: bag('add'),
    addNamed: String(bag.raw('card.add')),
    adding: bag('card.adding'),
    wish: String(t.raw('wish')),
    look: String(t.raw('quickView')),
  }
  return {
    texts,
    viewOf: (product: ProductCard, extras?: CardExtras) => cardView(product, t, extras),
  }
}
