import type { ReactNode } from 'react'
import { madePerRequest } from '@/lib/security/per-request'

export const instant = false

/** Pages of one person: made for each request, never stored. */
export default async function MemberLayout({ children }: { children: ReactNode }) {
  await madePerRequest()
  return children
}
