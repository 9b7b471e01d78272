import type { CSSProperties } from 'react'
import { Card, type CardTexts } from '../card/card'
import type { CardView } from '../card/card-view'

export interface CardItemsProps {
  cards: readonly CardView[]
  texts: CardTexts
  /** width of a card's slot in CSS pixels */
  width: number
  /** number of cards above the fold: their pictures are preloaded */
  first?: number
}

/** The items of a list of cards: each with its rank above, and the state of its offer below. */
export function CardItems({ cards, texts, width, first = 0 }: CardItemsProps) {
  return cards.map((card, at) => (
    <li key={card.id} className="card-slot">
      {card.rank && (
        <p className="card-rank" role="img" aria-label={card.rank.spoken}>
          {card.rank.place}
        </p>
      )}
      <Card card={card} texts={texts} width={width} priority={at < first} />
      {card.taken && (
        <p className="card-taken" style={barOf(card.taken.share)}>
          {card.taken.text}
        </p>
      )}
      {card.note && <p className="card-note">{card.note}</p>}
    </li>
  ))
}

const barOf = (share: number): CSSProperties & { '--taken': string } => ({ '--taken': `${share}%` })
