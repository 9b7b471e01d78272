import type { ComponentProps, ReactNode } from 'react'

interface ChoiceCardProps extends Omit<ComponentProps<'input'>, 'type' | 'title' | 'children'> {
  /** content at the end of the first line: a price, a logo */
  aside?: ReactNode
  title: ReactNode
  children?: ReactNode
}

/** A radio option as a card that is its own target. */
export function ChoiceCard({ aside, title, children, ...input }: ChoiceCardProps) {
  return (
    <label
      className={`flex ${children ? '' : 'items-center'} min-h-14 cursor-pointer gap-3 rounded-lg border border-line-strong bg-white p-4 transition-colors hover:border-ink has-checked:border-accent has-checked:bg-accent-soft/40 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent has-disabled:cursor-default has-disabled:opacity-60`}
    >
      <input
        type="radio"
        className={`size-5 shrink-0 accent-accent outline-none ${children ? 'mt-0.5' : ''}`}
        {...input}
      />
      <span className="grid min-w-0 flex-1 grid-cols-1 gap-1">
        <span
          className={`flex flex-wrap ${children ? 'items-start' : 'items-center'} justify-between gap-x-3`}
        >
          <span className="flex-1 font-semibold">{title}</span>
          {aside}
        </span>
        {children}
      </span>
    </label>
  )
}
