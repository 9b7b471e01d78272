import type { CSSProperties } from 'react'
import { fillText } from '@/components/ui/fill-text'
import { Picture } from '@/components/ui/picture'
import type { CardView, PriceView } from './card-view'
import { ProductPicture } from '@/components/goods/picture'

/** What a screen reader says of prices. */
export interface PriceTexts {
  price: string
  before: string
  range: string
}

/** Texts that all cards of a list share; those with `{name}` are filled in by the browser. */
export interface CardTexts extends PriceTexts {
  available: string
  rating: string
  ratingSpoken: string
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
 * A product in a list (CRD-01 to CRD-06), drawn by app/_styles/cards.css. One link covers the card. It has no handlers: a page holds dozens, so
 * their list handles what happens in them (use-card-list.tsx).
 */
export function Card({ card, texts, width, priority }: CardProps) {
  const { name, picture } = card
  return (
    <article className="card" data-off={card.isOff && ''}>
      <ProductPicture
        image={picture === undefined ? undefined : { url: picture }}
        alt={name}
        sizes={width}
        priority={priority}
        className="card-picture"
      />
      {card.frame && <Picture src={card.frame} alt="" width={280} height={280} className="card-frame" />}
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
      {card.rating && <CardRating rating={card.rating} texts={texts} />}
      <p className="card-state">
        {card.state ? (
          <span data-state={card.state[0]}>{card.state[1]}</span>
        ) : (
          <span>{texts.available}</span>
        )}
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

interface CardRatingProps {
  rating: NonNullable<CardView['rating']>
  texts: CardTexts
}

function CardRating({ rating: [stars, rating, count], texts }: CardRatingProps) {
  const style: CSSProperties & { '--rating': number } = { '--rating': stars }
  return (
    <p
      className="card-rating"
      role="img"
      aria-label={fillText(texts.ratingSpoken, { rating, count })}
      style={style}
    >
      {fillText(texts.rating, { rating, count })}
    </p>
  )
}

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

interface CardPriceProps {
  price: PriceView
  texts: PriceTexts
}

/** A price, with the list price struck through when it is higher; or a range of prices. */
export function CardPrice({ price: { now, before, isReduced }, texts }: CardPriceProps) {
  return (
    <p data-price="" className="card-price" data-reduced={isReduced && ''}>
      {typeof now === 'string' ? (
        <>
          <span>{`${texts.price} `}</span>
          {now}
        </>
      ) : (
        <>
          <span>{fillText(texts.range, { min: now[0], max: now[1] })}</span>
          {/* It breaks after the dash only. */}
          <span aria-hidden>{now.join('\u00a0– ')}</span>
        </>
      )}
      {before && (
        <s>
          <span>{`${texts.before} `}</span>
          {before}
        </s>
      )}
    </p>
  )
}
