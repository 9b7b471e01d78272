import { useTranslations } from 'next-intl'
import type { ProductCard } from '@/domain/catalog/product'
import { textTemplate } from '@/lib/text-template'
import { type CardExtras, cardView } from '../card/card-view'
import type { CardTexts } from '../card/card'
import { usePriceTexts } from './use-price-texts'

/** What a list of cards needs: their views, made of products, and the texts they share. Needs the namespaces `card` and `addToBag`. */
export function useCardViews() {
  const t = useTranslations('card')
  const bag = useTranslations('addToBag')
  const prices = usePriceTexts()
  const texts: CardTexts = {
    ...prices,
    available: t('state.available'),
    rating: textTemplate(t.raw('rating')),
    ratingSpoken: textTemplate(t.raw('ratingSpoken')),
    add: bag('add'),
    addNamed: textTemplate(bag.raw('card.add')),
    adding: bag('card.adding'),
    wish: textTemplate(t.raw('wish')),
    look: textTemplate(t.raw('quickView')),
  }
  return {
    texts,
    viewOf: (product: ProductCard, extras?: CardExtras) => cardView(product, t, extras),
  }
}
