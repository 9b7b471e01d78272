'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { followedPath } from '@/lib/client/browser/followed-path'

/** The footer as this document was served: of a kept page only the HTML has it (lib/cache/html/say-once.js). */
let served = ''

/** Read while it stands, also where hydration fails and React draws the page again. */
const readServed = () => (served ||= document.querySelector('.footer')?.innerHTML ?? '')

/** The footer's landmark. Its content is text; its plain links navigate without a page load. */
export function PlainFooter({ html }: { html: string }) {
  const router = useRouter()
  // One value for as long as the element stays: React writes it again when it changes. The router may draw the element again, later.
  const [__html] = useState(() => (html.trim() ? html : readServed()))
  return (
    <footer
      className="footer"
      onClick={(event) => {
        const path = followedPath(event)
        if (path === null) return
        event.preventDefault()
        router.push(path)
      }}
      dangerouslySetInnerHTML={{ __html }}
      suppressHydrationWarning
    />
  )
}
