import type { ReactNode } from 'react'
import { madePerRequest } from '@/lib/security/per-request'

export const instant = false

/** Listings as one shopper has narrowed or sorted them: made for each request. Whether they exist is decided before (lib/listing-door.ts). */
export default async function QueryLayout({ children }: { children: ReactNode }) {
  await madePerRequest()
  return children
}
