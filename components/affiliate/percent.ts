/** '7,5%' of 750 basis points. */
export const percentOf = (basisPoints: number): string => `${String(basisPoints / 100).replace('.', ',')}%`
