/** Code of a page that has not come by then does not come any more: the browser itself would wait for minutes (NET-07). */
export const CODE_TIMEOUT_MS = 120_000

/** Loads code within the time it has. @throws what the load throws, or a TimeoutError */
export const codeInTime = <Code>(load: () => Promise<Code>): Promise<Code> =>
  Promise.race([
    load(),
    new Promise<never>((_, reject) => {
      setTimeout(() => reject(new DOMException('', 'TimeoutError')), CODE_TIMEOUT_MS)
    }),
  ])
