import { gameMetadata } from '@/components/games/page/game-metadata'
import { GamePage } from '@/components/games/page/game-page'

/** The page is static: the member's part is loaded by the browser. */
export const ensureStatic = 'navigation'

export const generateMetadata = () => gameMetadata('pink_university', 'check-in')

export default function PinkUniversityCheckinPage() {
  return <GamePage code="pink_university" screen="check-in" />
}
