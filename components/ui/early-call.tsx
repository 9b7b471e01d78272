/**
 * Asks for data along with the page, before any script runs; the call that a component makes later takes this answer. For a call that every
 * visit of the page makes: `path` must be its address to the letter.
 */
export function EarlyCall({ path }: { path: string }) {
  return <link rel="preload" as="fetch" href={path} crossOrigin="anonymous" />
}
