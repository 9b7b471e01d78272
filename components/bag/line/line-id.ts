/** Id of a line's element on the page. */
export const lineId = (id: string) => `bag-line-${id}`
