import { foldText } from './text'

/** Characters of a page's title before ' | <shop>': what a result page shows of it. */
export const TITLE_LENGTH = 60

/** The words of a text, folded, each between spaces. */
const wordsOf = (text: string) =>
  ` ${foldText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .join(' ')} `

/** A name cut at a word so that it ends with an ellipsis within `room` characters; cut inside a word only when one word is longer. */
function cutAtWord(name: string, room: number): string {
  if (name.length <= room) return name
  const cut = name.slice(0, Math.max(room - 1, 1))
  const atWord = cut.slice(0, Math.max(cut.lastIndexOf(' '), 0)) || cut
  return `${atWord.replace(/[\s,;:–—-]+$/u, '')}…`
}

/**
 * A page's title of at most 60 characters: the name in it gives way, the words around it stay.
 * @param write puts a name into the title, as `t('categoryTitle', { name })` does
 */
export function fitTitle(name: string, write: (name: string) => string = (same) => same): string {
  const whole = write(name)
  if (whole.length <= TITLE_LENGTH) return whole
  return write(cutAtWord(name, TITLE_LENGTH - write('').length))
}

/** A product as a title names it: its name once, its brand only when the name lacks it and there is room for both. */
export function titleOfProduct(name: string, brand: string): string {
  const withBrand = `${name} ${brand}`
  return wordsOf(name).includes(wordsOf(brand)) || withBrand.length > TITLE_LENGTH ? name : withBrand
}
