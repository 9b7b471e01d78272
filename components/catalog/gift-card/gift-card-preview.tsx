import { fillText } from '@/components/ui/fill-text'
import { ProductPicture } from '@/components/goods/picture'
import { Icon } from '@/components/ui/icon'
import type { EgiftInfo } from '@/domain/bag/egift'
import { isDay } from '@/domain/order/dates'
import { formatDate } from '@/lib/format'
import type { GiftCardTexts } from './texts'

/** Slot of the card: the full width of a phone, half a page beside the form. */
const SIZES = '(min-width: 1240px) 600px, (min-width: 768px) 50vw, 100vw'

interface GiftCardPreviewProps {
  /** the occasion, which is the product's name */
  name: string
  image: string | null
  /** formatted money */
  amount: string
  words: EgiftInfo | null
  texts: GiftCardTexts
}

/** The card as its recipient will see it, with the current text. */
export function GiftCardPreview({ name, image, amount, words, texts }: GiftCardPreviewProps) {
  const day = words && isDay(words.delivery_date) ? words.delivery_date : null
  return (
    <figure
      aria-label={texts.preview}
      className="overflow-hidden rounded-lg border border-line bg-white max-tablet:-mx-4 max-tablet:rounded-none max-tablet:border-x-0"
    >
      <div className="aspect-[8/5] overflow-hidden">
        <ProductPicture
          image={image ? { url: image } : undefined}
          alt=""
          sizes={SIZES}
          priority
          className="-mt-[28%]"
        />
      </div>
      <figcaption className="grid gap-4 p-5 tablet:p-7">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
          <p className="text-sm text-muted">{name}</p>
          <p className="font-display text-2xl text-accent">{amount}</p>
        </div>
        <div className="grid gap-2 border-y border-line py-4">
          <Words
            text={words?.recipient_name && fillText(texts.to, { name: words.recipient_name })}
            empty={texts.recipientEmpty}
            className="font-semibold"
          />
          <Words text={words?.message} empty={texts.noMessage} className="min-h-[2lh] whitespace-pre-line" />
          <Words
            text={words?.sender_name}
            empty={texts.senderEmpty}
            className="text-right font-display text-lg"
          />
        </div>
        <div className="grid gap-1 text-sm text-muted">
          <p className="flex items-center gap-2">
            <Icon name="ticket" className="shrink-0" />
            {texts.code}
          </p>
          <p>{day ? fillText(texts.sentOn, { date: formatDate(day) }) : texts.sentSometime}</p>
        </div>
      </figcaption>
    </figure>
  )
}

function Words({ text, empty, className }: { text: string | undefined; empty: string; className: string }) {
  const typed = text?.trim() ?? ''
  return (
    <p className={`break-words ${className} ${typed ? '' : 'text-muted italic'}`}>
      {typed === '' ? empty : typed}
    </p>
  )
}
