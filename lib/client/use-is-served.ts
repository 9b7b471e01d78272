import { useSWRConfig } from 'swr'

/**
 * Whether the answer of a key came with the page that is just being shown (components/ui/served-answers.tsx): no hook asks for it again on
 * mount. The same on the server and in the browser.
 */
export function useIsServed(key: string | null): boolean {
  const { fallback } = useSWRConfig()
  return key !== null && fallback[key] !== undefined
}
