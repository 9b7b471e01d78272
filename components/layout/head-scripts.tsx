'use client'

import { HEAD_SCRIPT } from '@/lib/security/head-script'

/** Empty in the browser, where it has run: hydration leaves it alone, and neither the bundle nor a page's data stream has its text. */
const __html = typeof window === 'undefined' ? HEAD_SCRIPT : ''

/** Scripts that run before the first paint. */
export function HeadScripts() {
  return <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html }} />
}
