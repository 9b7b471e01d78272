'use client'

import { usePathname } from 'next/navigation'
import { useAddressQuery } from '@/lib/client/browser/address-query'
import { type BoothPlace, boothPlaceOf } from '@/lib/pages/booth-address'

/** Where this photobooth is, by the address; null until the browser knows it. */
export function usePlace(): BoothPlace | null {
  const pathname = usePathname()
  const query = useAddressQuery(pathname)
  return query === null ? null : boothPlaceOf(pathname, query)
}
