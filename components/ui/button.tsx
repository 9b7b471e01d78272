import Link from 'next/link'
import type { ComponentProps, ReactNode } from 'react'

type Variant = 'primary' | 'secondary' | 'quiet'
type Size = 'md' | 'lg'

interface Look {
  variant?: Variant
  size?: Size
  className?: string
}

const BASE =
  'inline-flex items-center justify-center gap-2 rounded-full text-center font-semibold transition-colors ' +
  'disabled:pointer-events-none disabled:opacity-45 aria-disabled:pointer-events-none aria-disabled:opacity-45'

const VARIANTS: Record<Variant, string> = {
  primary: 'bg-accent text-white hover:bg-accent-dark',
  secondary: 'border border-line-strong text-ink hover:border-ink',
  quiet: 'text-accent underline-offset-4 hover:underline',
}

/** Both sizes are at least 44 px tall, as touch targets. */
const SIZES: Record<Size, string> = { md: 'min-h-11 px-6 py-2 text-sm', lg: 'min-h-13 px-8 py-3 text-base' }

const look = ({ variant = 'primary', size = 'md', className = '' }: Look) =>
  `${BASE} ${VARIANTS[variant]} ${SIZES[size]} ${className}`

/** A button. `type` defaults to 'button'. */
export function Button({
  variant,
  size,
  className,
  type = 'button',
  ...button
}: Look & ComponentProps<'button'>) {
  return <button type={type} className={look({ variant, size, className })} {...button} />
}

interface ButtonLinkProps extends Look {
  href: string
  /** false where the page depends on the session: a prefetched one would outlive a login */
  prefetch?: false
  children: ReactNode
}

/** A link that looks like a button. */
export function ButtonLink({ href, prefetch, variant, size, className, children }: ButtonLinkProps) {
  return (
    <Link href={href} prefetch={prefetch} className={look({ variant, size, className })}>
      {children}
    </Link>
  )
}
