import type { ReactNode } from 'react'
import { madePerRequest } from '@/lib/security/per-request'

export const instant = false

/** Member pages: rendered for each request, never cached. */
export default async function MemberLayout({ children }: { children: ReactNode }) {
  await madePerRequest()
  return children
}
