'use client'

import Link from 'next/link'
import { useEffect } from 'react'
import { boothPath } from '@/lib/pages/booth-address'
import { usePlace } from '../frame/use-place'
import { clearBooth } from '../state/booth-state'
import { forgetLink } from '../state/link-token'

interface StartLinkProps {
  /** alias */
  store: string
  label: string
}

/** Begins a visit: whatever an earlier one left is forgotten. */
export function StartLink({ store, label }: StartLinkProps) {
  const isKiosk = usePlace()?.isKiosk ?? false
  useEffect(() => {
    clearBooth()
    forgetLink()
  }, [])
  return (
    <Link href={boothPath('tnc', { store, isKiosk })} replace={isKiosk} className="button button-lg">
      {label}
    </Link>
  )
}
