import Image from 'next/image'
import type { CSSProperties } from 'react'
import type { CardView, PriceView } from './card-view'
import { ProductPicture } from './picture'

/** Texts that all cards of a list share; those with `{name}` are filled in by the browser. */
export interface CardTexts {
  price: string
  before: string
  add: string
  addNamed: string
  adding: string
  wish: string
  look: string
}

export interface CardProps {
  card: CardView
  texts: CardTexts
  /** width of the slot in CSS pixels */
  width: number
  /** above the fold: its picture is preloaded */
  priority?: boolean
}

/**
 * A product in a list (CRD-01 to CRD-06), drawn by app/cards.css. One link covers the card. It has no handlers: a page holds dozens, so
 * their list handles what happens in them (card-list.tsx).
 */
export function Card({ card, texts, width, priority }: CardProps) {
  const { name, picture, rating } = card
  return (
    <article className="card" data-off={card.isOff && ''}>
      <ProductPicture
        image={picture === undefined ? undefined : { url: picture }}
        alt={name}
        sizes={width}
        priority={priority}
        className="card-picture"
      />
      {card.frame && <Image src={card.frame} alt="" width={280} height={280} className="card-frame" />}
      {card.badges && <CardBadges badges={card.badges} />}
      <p className="card-brand">
        <span>{card.brand}</span>
        {card.choices && <span>{card.choices}</span>}
      </p>
      <h3>
        <a href={card.href}>{name}</a>
      </h3>
      <CardPrice price={card.price} texts={texts} />
      {card.offer && <p className="card-offer">{card.offer}</p>}
      {rating && (
        <p className="card-rating" role="img" aria-label={rating.spoken} style={starsOf(rating.stars)}>
          {rating.text}
        </p>
      )}
      <p className="card-state">
        <span data-state={card.state}>{card.stateText}</span>
        {card.sold && <span>{card.sold}</span>}
      </p>
      {!card.isOff && (
        <button
          type="button"
          className="card-bag"
          aria-label={texts.add}
          aria-haspopup={card.ask && 'dialog'}
        />
      )}
    </article>
  )
}

const starsOf = (rating: number): CSSProperties & { '--rating': number } => ({ '--rating': rating })

function CardBadges({ badges }: { badges: NonNullable<CardView['badges']> }) {
  return (
    <p className="card-badges">
      {badges.map(([tone, text, spoken]) => (
        <b key={text} data-tone={tone} {...(spoken && { role: 'img', 'aria-label': spoken })}>
          {text}
        </b>
      ))}
    </p>
  )
}

/** A price, with the list price struck through when it is higher. */
export function CardPrice({
  price: { now, before, range, isReduced },
  texts,
}: {
  price: PriceView
  texts: Pick<CardTexts, 'price' | 'before'>
}) {
  return (
    <p data-price="" className="card-price" data-reduced={isReduced && ''}>
      <span>{range ?? `${texts.price} `}</span>
      {range ? <span aria-hidden>{now}</span> : now}
      {before && (
        <s>
          <span>{`${texts.before} `}</span>
          {before}
        </s>
      )}
    </p>
  )
}
