import { saleStateTone } from '../sale-state-tone'
import type { Choice } from './choice'
import type { ChoiceTexts } from './texts'

/** Price of the chosen combination with list price and discount; none of a gift, which is not sold (PDP-10). */
export function ChoicePrice({
  choice,
  texts,
  size = 'lg',
}: {
  choice: Choice
  texts: ChoiceTexts
  size?: 'md' | 'lg'
}) {
  if (choice.state.kind === 'gift_only') return null
  return (
    <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
      <span
        className={`font-semibold ${size === 'lg' ? 'text-2xl' : 'text-xl'} ${choice.before ? 'text-sale' : 'text-ink'}`}
      >
        <span className="sr-only">{texts.priceToday} </span>
        {choice.now}
      </span>
      {choice.before && (
        <s className="text-base text-muted">
          <span className="sr-only">{texts.listPrice} </span>
          {choice.before}
        </s>
      )}
      {choice.off && (
        <span className="self-center rounded-sm bg-sale px-1.5 py-0.5 text-xs font-semibold text-white">
          {choice.off}
        </span>
      )}
    </p>
  )
}

/** Sale state of the chosen combination. */
export function ChoiceState({ choice: { state } }: { choice: Choice }) {
  const tone = saleStateTone(state.kind)
  return (
    <p className={`flex flex-wrap items-center gap-x-2 text-sm ${tone.text}`}>
      <span aria-hidden className={`size-2 rounded-full ${tone.dot}`} />
      {state.text}
    </p>
  )
}
