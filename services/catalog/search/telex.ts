/**
 * Decodes Vietnamese typed with the input method switched off: Telex ('mawtj naj') and VNI ('ma85t na5'), one syllable at a time. A word
 * that does not decode to a syllable is left unchanged.
 */

const ONSET = '(?:ngh|ng|nh|ch|gh|gi|kh|ph|qu|th|tr|[bcdghklmnpqrstvx])?'
/** Ends of open syllables: there is 'moi', and no 'mio'. */
const OPEN =
  'a[iouy]?|e[ou]?|i|ia|iu|ieu|o|oai?|oa[oy]|oeo?|oi|u|ua|uay|ueu?|ui|uoi?|uou|uu|uya?|uyu|y|ya|yeu'
const SYLLABLE = new RegExp(
  `^${ONSET}(?:${OPEN}|(?:[aeiouy]|ie|ye|uo|oa|oe|ua|ue|uy|uye|oo)(?:ch|ng|nh|[cmnpt]))$`,
)

/** Whether a word without diacritics could be a Vietnamese syllable. */
export const isSyllable = (word: string): boolean => SYLLABLE.test(word)

/** Combining marks of the tones: sắc, huyền, hỏi, ngã, nặng. */
const TONES: Readonly<Record<string, string>> = {
  s: '\u0301',
  f: '\u0300',
  r: '\u0309',
  x: '\u0303',
  j: '\u0323',
  1: '\u0301',
  2: '\u0300',
  3: '\u0309',
  4: '\u0303',
  5: '\u0323',
}
const CIRCUMFLEX = '\u0302'
const BREVE = '\u0306'
const HORN = '\u031b'

interface Letter {
  base: string
  mark: string
}

interface Syllable {
  letters: Letter[]
  tone: string
}

const isVowel = ({ base }: Letter): boolean => 'aeiouy'.includes(base)

/** The last letter with one of these bases and no mark yet. */
const unmarked = ({ letters }: Syllable, bases: string): Letter | undefined =>
  letters.findLast(({ base, mark }) => bases.includes(base) && mark === '')

function mark(letter: Letter | undefined, sign: string): boolean {
  if (!letter) return false
  letter.mark = sign
  return true
}

/** Sets the horn on u or o (on both in 'uo') or the breve on a; false when there is no such letter. */
function markHorn(syllable: Syllable, bases: string): boolean {
  const last = unmarked(syllable, bases)
  if (last?.base === 'a') return mark(last, BREVE)
  const before = syllable.letters[syllable.letters.findIndex((letter) => letter === last) - 1]
  if (last?.base === 'o' && before?.base === 'u') before.mark = HORN
  return mark(last, HORN)
}

function setTone(syllable: Syllable, key: string): boolean {
  const tone = TONES[key]
  if (tone === undefined || syllable.tone !== '' || !syllable.letters.some(isVowel)) return false
  syllable.tone = tone
  return true
}

/** Applies a key as a Telex mark or tone; false when it is an ordinary letter. */
function telexSign(syllable: Syllable, key: string): boolean {
  if ('aeo'.includes(key)) return mark(unmarked(syllable, key), CIRCUMFLEX)
  if (key === 'w') return markHorn(syllable, 'auo')
  if (key === 'd') return syllable.letters.length === 1 && mark(unmarked(syllable, 'd'), '-')
  return 'sfrxj'.includes(key) && setTone(syllable, key)
}

/** Applies a digit as a VNI mark or tone; false when it has no meaning there. */
function vniSign(syllable: Syllable, key: string): boolean {
  if (key === '6') return mark(unmarked(syllable, 'aeo'), CIRCUMFLEX)
  if (key === '7') return markHorn(syllable, 'uo')
  if (key === '8') return mark(unmarked(syllable, 'a'), BREVE)
  if (key === '9') return mark(unmarked(syllable, 'd'), '-')
  return setTone(syllable, key)
}

/** Index of the letter that carries the tone: the vowel with a mark; else the vowel before the last, or the last when a consonant follows it. */
function toneAt(letters: readonly Letter[]): number {
  const first = letters[0]?.base
  const vowels = letters.flatMap((letter, at) => {
    const isOnset =
      at === 1 &&
      letters.length > 2 &&
      ((first === 'q' && letter.base === 'u') || (first === 'g' && letter.base === 'i'))
    return isVowel(letter) && !isOnset ? [at] : []
  })
  const marked = vowels.findLast((at) => letters[at]?.mark !== '')
  if (marked !== undefined) return marked
  const last = vowels.at(-1) ?? 0
  const isClosed = last < letters.length - 1
  return vowels.length > 1 && !isClosed ? (vowels.at(-2) ?? last) : last
}

function compose({ letters, tone }: Syllable): string {
  const at = tone === '' ? -1 : toneAt(letters)
  return letters
    .map(({ base, mark }, place) => {
      if (base === 'd' && mark === '-') return 'đ'
      return base + mark + (place === at ? tone : '')
    })
    .join('')
    .normalize('NFC')
}

/** Weak evidence of Telex: endings that foreign words have too ('lips'), and final stops without a tone ('deep'), which no syllable has. */
const FOREIGN_ENDING = /^[^w]*[srx]$/
const STOP = /[cpt]h?$/

export interface TypedSyllable {
  /** the syllable with diacritics */
  text: string
  /** the syllable without diacritics */
  plain: string
  /** false when the word may as well be foreign */
  isCertain: boolean
}

/** Decodes 'nawngs' to 'nắng' and 'ma85t' to 'mặt'; null when the word has no Telex or VNI keys or does not decode to a syllable. */
export function typedSyllable(word: string): TypedSyllable | null {
  const isVni = /^[a-z]+[1-9][a-z1-9]*$/.test(word)
  if (!isVni && !/^[a-z]{2,9}$/.test(word)) return null
  const syllable: Syllable = { letters: [], tone: '' }
  let signs = 0
  for (const key of word) {
    const isSign = isVni ? /\d/.test(key) && vniSign(syllable, key) : telexSign(syllable, key)
    if (isSign) signs += 1
    else if (/[a-z]/.test(key)) syllable.letters.push({ base: key, mark: '' })
    else return null
  }
  const plain = syllable.letters.map(({ base }) => base).join('')
  if (signs === 0 || !isSyllable(plain)) return null
  const isForeign = signs === 1 && FOREIGN_ENDING.test(word)
  const isToneless = syllable.tone === '' && STOP.test(plain)
  return { text: compose(syllable), plain, isCertain: isVni || (!isForeign && !isToneless) }
}
