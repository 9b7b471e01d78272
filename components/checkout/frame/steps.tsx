import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/icon'

const STEPS = [
  { name: 'bag', href: '/order' },
  { name: 'shipping', href: '/order/shipping' },
  { name: 'payment', href: '/order/payment' },
] as const
/** A step with a page of its own. */
export type CheckoutStepName = Exclude<(typeof STEPS)[number]['name'], 'bag'>

/** Progress between bag and order; earlier steps are links. */
export function Steps({ current }: { current: CheckoutStepName }) {
  const t = useTranslations('checkout.steps')
  const at = STEPS.findIndex(({ name }) => name === current)
  return (
    <nav aria-label={t('title')}>
      <ol className="flex flex-wrap items-center gap-x-2 text-sm max-[24rem]:justify-between max-[24rem]:text-xs tablet:gap-x-3">
        {STEPS.map(({ name, href }, index) => {
          const isDone = index < at
          const mark = (
            <span
              className={`grid size-6 shrink-0 place-items-center rounded-full border text-xs font-semibold tabular-nums ${
                index > at ? 'border-line-strong text-muted' : 'border-accent bg-accent text-white'
              }`}
            >
              {isDone ? <Icon name="check" size={14} className="stroke-2" /> : index + 1}
            </span>
          )
          return (
            <li
              key={name}
              aria-current={index === at ? 'step' : undefined}
              className="flex items-center gap-2 not-first:before:h-px not-first:before:w-3 not-first:before:bg-line-strong max-[24rem]:before:hidden tablet:gap-3 tablet:not-first:before:w-10"
            >
              {isDone ? (
                <Link
                  href={href}
                  prefetch={false}
                  className="flex min-h-11 items-center gap-2 underline-offset-4 hover:text-accent hover:underline"
                >
                  {mark}
                  {t(name)}
                </Link>
              ) : (
                <span
                  className={`flex min-h-11 items-center gap-2 ${index === at ? 'font-semibold' : 'text-muted'}`}
                >
                  {mark}
                  {t(name)}
                </span>
              )}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
