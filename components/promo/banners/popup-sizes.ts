/** Picture slots of both kinds of popup, on wide and narrow screens. */
export const POPUP_SIZES = {
  'banner-popup': { wide: '480px', narrow: '100vw' },
  'banner-popup-full': { wide: '100vw', narrow: '100vw' },
} as const
