/** Reads a text of the namespace `bag`. */
export type Translate = (key: string, values?: Record<string, string | number>) => string
