import type { Store } from '@/domain/store'

interface OpeningTimes {
  /** weekdays, Monday = 0, both within */
  from: number
  to: number
  opens: string
  closes: string
}

/** Opening hours with neighbouring days of the same hours taken together. */
export function openingTimes(hours: Store['hours']): OpeningTimes[] {
  const groups: OpeningTimes[] = []
  hours.forEach(({ opens, closes }, day) => {
    const last = groups.at(-1)
    if (last?.opens === opens && last.closes === closes) last.to = day
    else groups.push({ from: day, to: day, opens, closes })
  })
  return groups
}
