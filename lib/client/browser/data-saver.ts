interface Connection {
  saveData?: boolean
  effectiveType?: string
}

/** Whether the visitor asks for less data, or has a network that needs it, as far as the browser says: of a page's navigator or a worker's. */
export function savesData(navigator: object): boolean {
  const network = 'connection' in navigator ? (navigator.connection as Connection | undefined) : undefined
  return network?.saveData === true || /^(?:slow-2g|2g|3g)$/.test(network?.effectiveType ?? '')
}
