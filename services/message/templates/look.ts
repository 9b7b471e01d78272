/** Fonts and colours of mails, the same as the storefront's. */
export const SANS = "'Plus Jakarta Sans', 'Segoe UI', Roboto, Helvetica, Arial, sans-serif"
export const SERIF = "Lora, Georgia, 'Times New Roman', serif"
export const PAPER = '#FFFCFA'
export const SAND = '#F7EFEB'
export const LINE = '#EEE4E1'
export const INK = '#241A1C'
export const MUTED = '#75666A'
export const ACCENT = '#B3264E'
