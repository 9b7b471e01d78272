'use client'

import { useState } from 'react'
import { dateRange, readDay, writeDay } from '@/domain/order/dates'

/** Dates as in the address, 'YYYY-MM-DD' or ''. */
interface Days {
  from: string
  to: string
}

/** Errors of the two fields, each at the field to be changed. */
export interface DayErrors {
  from?: 'invalidDate'
  to?: 'invalidDate' | 'endBeforeStart'
}

const isWrong = (field: string) => field.trim() !== '' && readDay(field) === null

function errorsIn(from: string, to: string): DayErrors {
  const range = dateRange(from, to)
  if (!('error' in range)) return {}
  if (range.error === 'END_BEFORE_START') return { to: 'endBeforeStart' }
  return { ...(isWrong(from) && { from: 'invalidDate' }), ...(isWrong(to) && { to: 'invalidDate' }) }
}

/**
 * The two fields of the date filter. Typed text is kept until it is valid (ORD-08: the end cannot be before the start); `read` returns the
 * dates then, and marks the fields otherwise.
 */
export function useDays({ from, to }: Days) {
  const [typed, setTyped] = useState({ from: writeDay(from), to: writeDay(to) })
  const [errors, setErrors] = useState<DayErrors>({})
  const [shown, setShown] = useState({ from, to })
  // The address changed, by Back or by clearing the filter: the fields follow.
  if (shown.from !== from || shown.to !== to) {
    setShown({ from, to })
    setTyped({ from: writeDay(from), to: writeDay(to) })
    setErrors({})
  }

  return {
    typed,
    errors,
    type: (part: 'from' | 'to', value: string) => {
      setTyped((before) => ({ ...before, [part]: value }))
      setErrors({})
    },
    /** the dates now, with `part` as just entered; null when invalid */
    read: (part?: 'from' | 'to', value = ''): Days | null => {
      const fields = part ? { ...typed, [part]: value } : typed
      const found = errorsIn(fields.from, fields.to)
      setTyped(fields)
      setErrors(found)
      if (Object.keys(found).length > 0) return null
      return { from: readDay(fields.from) ?? '', to: readDay(fields.to) ?? '' }
    },
  }
}
