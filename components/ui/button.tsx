import Link from 'next/link'
import type { ComponentProps, ReactNode } from 'react'

type Variant = 'primary' | 'secondary' | 'quiet'
type Size = 'md' | 'lg'

interface Look {
  variant?: Variant
  size?: Size
  className?: string
}

const VARIANTS: Record<Variant, string> = {
  primary: '',
  secondary: 'button-secondary',
  quiet: 'button-quiet',
}

const look = ({ variant = 'primary', size = 'md', className = '' }: Look) =>
  ['button', VARIANTS[variant], size === 'lg' && 'button-lg', className].filter(Boolean).join(' ')

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
  children: ReactNode
}

/** A link that looks like a button. Its page is loaded when it is followed: one that depends on the session would outlive a login. */
export function ButtonLink({ href, variant, size, className, children }: ButtonLinkProps) {
  return (
    <Link href={href} prefetch={false} className={look({ variant, size, className })}>
      {children}
    </Link>
  )
}
