// @ts-check

const hex = '[0-9A-F]'
const next = `%[89AB]${hex}`

/** Everything a path may hold: plain characters, and escapes that are UTF-8 (RFC 3629 §4). */
const text = [
  '[^%]',
  `%[0-7]${hex}`,
  `%(?:C[2-9A-F]|D${hex})${next}`,
  `%(?:E0%[AB]${hex}|ED%[89]${hex}|E[1-9A-CEF]${next})${next}`,
  `%(?:F0%[9AB]${hex}|F4%8${hex}|F[123]${next})${next}${next}`,
].join('|')

/** Source of a rewrite for paths that cannot be read as text: Next.js would fail on their segments with status 500. */
export const UNDECODABLE_PATH = `/((?!(?:${text})*$).*)`
