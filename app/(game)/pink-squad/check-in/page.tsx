import { gameMetadata } from '@/components/games/page/game-metadata'
import { GamePage } from '@/components/games/page/game-page'

/** The page is static: the member's part is loaded by the browser. */
export const ensureStatic = 'navigation'

export const generateMetadata = () => gameMetadata('pink_squad', 'check-in')

export default function PinkSquadCheckinPage() {
  return <GamePage code="pink_squad" screen="check-in" />
}
