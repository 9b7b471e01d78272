import Link from 'next/link'
import { Icon } from '@/components/ui/icon'
import { articlePath } from '@/domain/content/addresses'

/** An article as a list shows it. */
export interface ListedArticle {
  id: number
  slug: string
  title: string
  summary: string
  category: { slug: string }
}

interface ArticleListProps {
  articles: readonly ListedArticle[]
  /** two columns where there is room */
  isWide?: boolean
}

/** Links to articles with what each answers. */
export function ArticleList({ articles, isWide = false }: ArticleListProps) {
  return (
    <ul className={`help-list ${isWide ? 'help-list-wide' : ''}`}>
      {articles.map((article) => (
        <li key={article.id}>
          <Link href={articlePath(article)} prefetch={false}>
            <span>
              <b>{article.title}</b>
              <small>{article.summary}</small>
            </span>
            <Icon name="chevron-right" />
          </Link>
        </li>
      ))}
    </ul>
  )
}
