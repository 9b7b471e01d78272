import type { OverlayDeclaration } from '@/components/overlays/declaration'

export interface HelpArticleProps {
  /** path of the article's page, which holds its id */
  href: string
}

/** An article over the page on which its question came up. */
export const helpArticleOverlay: OverlayDeclaration<HelpArticleProps> = {
  name: 'help-article',
  load: () => import('./link/help-article'),
  texts: ['helpParts'],
}
