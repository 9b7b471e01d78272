'use client'

import { useState } from 'react'
import type { PriceBounds } from '@/domain/catalog/listing/listing-values'
import { PriceField } from './price-field'
import type { PriceTexts } from './price-texts'

export interface PriceRangeProps {
  value: PriceBounds
  texts: PriceTexts
}

/** The price field of a form; it applies when the form is sent. */
export default function PriceRange({ value, texts }: PriceRangeProps) {
  const [chosen, setChosen] = useState(value)
  return <PriceField name="prices" value={chosen} onChange={setChosen} texts={texts} />
}
