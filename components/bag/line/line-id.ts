/** Id of a line's element on the page. */
export const lineElementId = (id: string) => `bag-line-${id}`
