import { gameMetadata } from '@/components/games/page/game-metadata'
import { GamePage } from '@/components/games/page/game-page'

/** The page is static: the member's part is loaded by the browser. */
export const ensureStatic = 'navigation'

/** Kept out of search results (noindex: true): it shows what one member did. */
export const generateMetadata = () => gameMetadata('pink_squad', 'history')

export default function PinkSquadHistoryPage() {
  return <GamePage code="pink_squad" screen="history" />
}
