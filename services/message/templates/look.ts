/** Fonts and colours of mails, the same as the storefront's. */
export const SANS = "'Plus Jakarta Sans', 'Segoe UI', Roboto, Helvetica, Arial, sans-serif"
export const SERIF = "Lora, Georgia, 'Times New Roman', serif"
export const PAPER = '#FFFCFA'
export const SAND = '#F7EFEB'
export const LINE = '#EEE4E1'
export const INK = '#241A1C'
export const MUTED = '#75666A'
export const ACCENT = '#B3264E'

/** The same by class, for programs that show mails in the dark and know style sheets; the others keep the light look. */
const DARK = {
  paper: '#1C1416',
  sand: '#2B2023',
  line: '#43363A',
  ink: '#F7EFEB',
  muted: '#C9B9BC',
  accent: '#FF9DB5',
} as const

const dark = (prefix: string) =>
  [
    `${prefix} .paper{background:${DARK.paper}!important}`,
    `${prefix} .sand{background:${DARK.sand}!important}`,
    `${prefix} .line{border-color:${DARK.line}!important}`,
    `${prefix} .ink{color:${DARK.ink}!important}`,
    `${prefix} .muted{color:${DARK.muted}!important}`,
    `${prefix} .accent{color:${DARK.accent}!important}`,
    `${prefix} img{background:#FFFFFF}`,
  ].join('')

/** Style sheet of all mails: dark clients (the second form is Outlook's), narrow screens. */
export const STYLES = [
  ':root{color-scheme:light dark;supported-color-schemes:light dark}',
  `@media (prefers-color-scheme:dark){${dark('')}}`,
  dark('[data-ogsc]'),
  '@media (max-width:400px){.frame{padding:16px 12px 32px!important}.block{padding:14px 16px!important}}',
].join('')
