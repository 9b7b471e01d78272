import 'server-only'
import type { Article, FAQPage, WithContext } from 'schema-dts'
import type { FullPost } from '@/domain/content/post'
import { plainText } from '@/domain/text'
import { helpPicture } from '../pages/help/pictures'
import { absoluteUrl, site } from '../site'

const SECTION = /<h2(?: [^>]*)?>(.*?)<\/h2>/s

/** Headings of the second level with the HTML below each. What stands before the first belongs to none. */
function sections(html: string): { heading: string; body: string }[] {
  const [, ...parts] = html.split(SECTION)
  return parts.flatMap((heading, index) =>
    index % 2 === 0 ? [{ heading: plainText(heading), body: (parts[index + 1] ?? '').trim() }] : [],
  )
}

/** An article of the help centre in schema.org's words; one whose headings are questions is a FAQPage besides. */
export function articleData(
  article: FullPost,
  path: string,
): [WithContext<Article>, ...WithContext<FAQPage>[]] {
  const { title, summary, published_at, updated_at, category, kind, body } = article
  const organization = { '@id': absoluteUrl('/#organization') }
  const url = absoluteUrl(path)
  const text: WithContext<Article> = {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: title,
    description: summary,
    url,
    mainEntityOfPage: url,
    image: absoluteUrl(helpPicture(category)?.url ?? '/social.png'),
    inLanguage: 'vi-VN',
    articleSection: category.name,
    datePublished: published_at,
    dateModified: updated_at,
    author: { '@type': 'Organization', name: site.name, ...organization },
    publisher: { '@type': 'Organization', name: site.name, ...organization },
  }
  const questions = kind === 'faq' ? sections(body) : []
  if (questions.length === 0) return [text]
  return [
    text,
    {
      '@context': 'https://schema.org',
      '@type': 'FAQPage',
      url,
      inLanguage: 'vi-VN',
      mainEntity: questions.map(({ heading, body: answer }) => ({
        '@type': 'Question',
        name: heading,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    },
  ]
}
