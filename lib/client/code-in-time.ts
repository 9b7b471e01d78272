/** Code of a page that has not come by then does not come any more: the browser itself would wait for minutes (NET-07). */
export const CODE_TIMEOUT_MS = 120_000

/** Loads code within the time it has. @throws what the load throws, or a TimeoutError */
export function codeInTime<Code>(load: () => Promise<Code>): Promise<Code> {
  let end: ReturnType<typeof setTimeout>
  const late = new Promise<never>((_, reject) => {
    end = setTimeout(() => reject(new DOMException('code did not come', 'TimeoutError')), CODE_TIMEOUT_MS)
  })
  return Promise.race([load(), late]).finally(() => clearTimeout(end))
}
