import type { ComponentProps, ReactNode } from 'react'

/** A checkbox with its label; the whole line is the target. */
export function CheckLine({ children, ...input }: ComponentProps<'input'> & { children: ReactNode }) {
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-3 py-1 text-sm">
      <input type="checkbox" className="size-5 shrink-0 accent-accent" {...input} />
      <span>{children}</span>
    </label>
  )
}
