/** Address of the results for a keyword, as it was typed (LST-02 parameter `q`); without one, of the page one searches from. */
export const searchPath = (keyword: string) =>
  keyword === '' ? '/search' : `/search?${new URLSearchParams({ q: keyword })}`
