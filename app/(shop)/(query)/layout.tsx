import type { ReactNode } from 'react'
import { madePerRequest } from '@/lib/security/per-request'

export const instant = false

/** Narrowed and sorted listings: rendered for each request. The middleware has checked that they exist (lib/listing/listing-guard.ts). */
export default async function QueryLayout({ children }: { children: ReactNode }) {
  await madePerRequest()
  return children
}
