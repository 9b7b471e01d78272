export type CardIconName = 'check' | 'hourglass' | 'clock' | 'circle-off' | 'shopping-bag'

/** An icon of a card, drawn by the style sheet (`.card-icon` in app/globals.css). */
export function CardIcon({ name, className = '' }: { name: CardIconName; className?: string }) {
  return <span aria-hidden data-icon={name} className={`card-icon ${className}`} />
}
