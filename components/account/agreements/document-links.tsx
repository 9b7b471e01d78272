import type { ReactNode } from 'react'
import { staticPagePath } from '@/domain/content/addresses'

/** A link that leaves the form as it is: the document opens beside it. */
const linkTo = (slug: string) =>
  function DocumentLink(text: ReactNode) {
    return (
      <a
        href={staticPagePath(slug)}
        target="_blank"
        rel="noopener"
        className="text-accent underline underline-offset-4"
      >
        {text}
      </a>
    )
  }

/** The tags `<terms>` and `<privacy>` of sentences in which one agrees to them. */
export const DOCUMENT_LINKS = { terms: linkTo('termsandconditions'), privacy: linkTo('privacypolicy') }
