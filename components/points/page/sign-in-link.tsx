'use client'

import type { ReactNode } from 'react'
import { loginOverlay } from '@/components/account/sign-in/login.overlay'
import { OverlayLink } from '@/components/overlays/overlay-link'

interface SignInLinkProps {
  /** address without JavaScript */
  href: string
  view: 'login' | 'register'
  className: string
  children: ReactNode
}

/** A link that opens the sign-in over the page, which stays. */
export function SignInLink({ href, view, className, children }: SignInLinkProps) {
  return (
    <OverlayLink overlay={loginOverlay} props={{ view }} href={href} className={className}>
      {children}
    </OverlayLink>
  )
}
