import { HEAD_SCRIPT } from '@/lib/security/head-script'

/** Scripts that run before the first paint. */
export function HeadScripts() {
  return <script dangerouslySetInnerHTML={{ __html: HEAD_SCRIPT }} />
}
