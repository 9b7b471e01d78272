import { HEAD_SCRIPT } from '@/lib/security/head-script'

/** What runs before the first paint. */
export function HeadScripts() {
  return <script dangerouslySetInnerHTML={{ __html: HEAD_SCRIPT }} />
}
