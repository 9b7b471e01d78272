import { plainText } from '@/domain/text'

/** Tags inside a line, which are no gaps between words. */
const INLINE = /<\/?(?:a|b|strong|i|em|u|span|sup|sub)\b[^>]*>/gi

/** Simple HTML as lines of plain text: one for each paragraph or item. Safe to show anywhere. */
export const plainLines = (html: string): string[] =>
  html
    .replace(INLINE, '')
    .split(/<\/(?:p|li|h\d|div|tr)>|<br\s*\/?>|\n/i)
    .map(plainText)
    .filter((line) => line !== '')
