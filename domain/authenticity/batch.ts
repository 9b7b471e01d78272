/** A batch as boxes print it: letters, digits, dots, dashes, slashes. */
export const BATCH = /^[A-Z0-9](?:[A-Z0-9./-]{0,28}[A-Z0-9])?$/

/** A batch in capitals without blanks. */
export const tidyBatch = (text: string): string => text.normalize('NFKC').toUpperCase().replace(/\s+/g, '')

/** How batches are compared: boxes print 'L 2611-A', people type 'l2611a'. */
export const batchKey = (text: string): string => tidyBatch(text).replace(/[./-]/g, '')
