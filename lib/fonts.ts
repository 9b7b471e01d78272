import localFont from 'next/font/local'

// One face per script: the Vietnamese file holds only what the Latin one lacks, and each loads for the letters it has. The build reads these calls
// without running them: every value must be a literal. After a change of a range `npm run fonts` writes the files.

const textLatin = localFont({
  src: './fonts/text-latin.woff2',
  variable: '--font-text-latin',
  weight: '400 600',
  display: 'swap',
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD',
    },
  ],
  adjustFontFallback: 'Arial',
})
const textVietnamese = localFont({
  src: './fonts/text-vietnamese.woff2',
  variable: '--font-text-vietnamese',
  weight: '400 600',
  display: 'swap',
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+0102-0103, U+0110-0111, U+0128-0129, U+0168-0169, U+01A0-01A1, U+01AF-01B0, U+0300-0301, U+0303-0304, U+0308-0309, U+0323, U+0329, U+1EA0-1EF9, U+20AB',
    },
  ],
  adjustFontFallback: 'Arial',
})
const displayLatin = localFont({
  src: './fonts/display-latin.woff2',
  weight: '400',
  variable: '--font-display-latin',
  display: 'swap',
  preload: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD',
    },
  ],
  adjustFontFallback: 'Times New Roman',
})
const displayVietnamese = localFont({
  src: './fonts/display-vietnamese.woff2',
  weight: '400',
  variable: '--font-display-vietnamese',
  display: 'swap',
  preload: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+0102-0103, U+0110-0111, U+0128-0129, U+0168-0169, U+01A0-01A1, U+01AF-01B0, U+0300-0301, U+0303-0304, U+0308-0309, U+0323, U+0329, U+1EA0-1EF9, U+20AB',
    },
  ],
  adjustFontFallback: 'Times New Roman',
})

/** Classes for <html>: they define the four families the stylesheet names. */
export const fontVariables = [textLatin, textVietnamese, displayLatin, displayVietnamese]
  .map((font) => font.variable)
  .join(' ')
