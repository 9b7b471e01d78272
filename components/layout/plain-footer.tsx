'use client'

import { useRouter } from 'next/navigation'
import { followedPath } from '@/lib/client/browser/followed-path'

/** The footer's landmark. Its content is text; its plain links navigate without a page load. */
export function PlainFooter({ html }: { html: string }) {
  const router = useRouter()
  return (
    <footer
      className="footer"
      onClick={(event) => {
        const path = followedPath(event)
        if (path === null) return
        event.preventDefault()
        router.push(path)
      }}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}
