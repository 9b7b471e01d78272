'use client'

import { CardPrice, type PriceTexts } from '../card/card'
import type { ShortCardView } from '../card/card-view'
import { ProductPicture } from '@/components/goods/picture'
import { useServedHtml } from './served-html'
import { useLinks } from './use-links'

/** Width of the picture, in CSS pixels. */
const WIDTH = 64

interface ShortCardListProps {
  cards: readonly ShortCardView[]
  texts: PriceTexts
  /** two columns from a tablet on */
  isWide?: boolean
}

/** Products below each other, each a line with a small picture. Like other cards they are served as HTML and never hydrated. */
export function ShortCardList({ cards, texts, isWide }: ShortCardListProps) {
  const { isServed, served } = useServedHtml(cards)
  const links = useLinks()
  const content = isServed
    ? served
    : { children: cards.map((card) => <ShortCard key={card.id} card={card} texts={texts} />) }
  return (
    <ul
      key={isServed ? 'served' : 'rendered'}
      className="short-cards"
      data-wide={isWide && ''}
      {...links}
      {...content}
    />
  )
}

function ShortCard({
  card: { href, name, brand, picture, price },
  texts,
}: Pick<ShortCardListProps, 'texts'> & { card: ShortCardView }) {
  return (
    <li>
      <article>
        <ProductPicture image={picture === undefined ? undefined : { url: picture }} alt="" sizes={WIDTH} />
        <div>
          <p>{brand}</p>
          <a href={href}>{name}</a>
          <CardPrice price={price} texts={texts} />
        </div>
      </article>
    </li>
  )
}
