import { gameMetadata } from '@/components/games/page/game-metadata'
import { GamePage } from '@/components/games/page/game-page'

/** The page is static: the member's part is loaded by the browser. */
export const ensureStatic = 'navigation'

/** Kept out of search results (noindex: true): it shows what one member did. */
export const generateMetadata = () => gameMetadata('spin_the_wheel', 'history')

export default function SpinTheWheelHistoryPage() {
  return <GamePage code="spin_the_wheel" screen="history" />
}
