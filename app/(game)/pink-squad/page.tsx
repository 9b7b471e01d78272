import { gameMetadata } from '@/components/games/page/game-metadata'
import { GamePage } from '@/components/games/page/game-page'

/** The page is static: the member's part is loaded by the browser. */
export const ensureStatic = 'navigation'

export const generateMetadata = () => gameMetadata('pink_squad', 'intro')

export default function PinkSquadPage() {
  return <GamePage code="pink_squad" screen="intro" />
}
