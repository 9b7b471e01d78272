import type { Store } from '@/domain/store/store'

/** Opening hours as lines to read, neighbouring days with the same hours as one: 'Thứ Hai – Thứ Sáu: 09:00 – 21:30'. */
export function hoursLines(
  hours: Store['hours'],
  dayName: (key: string) => string,
  range: (from: string, to: string) => string,
): string[] {
  const spans: { from: number; to: number; text: string }[] = []
  hours.forEach(({ opens, closes }, day) => {
    const text = `${opens} – ${closes}`
    const last = spans.at(-1)
    if (last?.text === text) last.to = day
    else spans.push({ from: day, to: day, text })
  })
  return spans.map(({ from, to, text }) => {
    const [first, last] = [dayName(String(from)), dayName(String(to))]
    const days = to - from === 6 ? dayName('every') : from === to ? first : range(first, last)
    return `${days}: ${text}`
  })
}
