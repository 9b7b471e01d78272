import type { ReactNode } from 'react'

/** A titled section of an order's detail. */
export function Block({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="rounded-lg border border-line p-4 tablet:p-5">
      <h2 className="mb-3 text-base">{title}</h2>
      {children}
    </section>
  )
}

/** A label with its value; for a <dl>. */
export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-4 gap-y-0.5 py-1 text-sm">
      <dt className="text-muted">{name}</dt>
      <dd className="ml-auto min-w-0 text-right break-words">{children}</dd>
    </div>
  )
}
