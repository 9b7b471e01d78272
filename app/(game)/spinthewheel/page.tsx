import { gameMetadata } from '@/components/games/page/game-metadata'
import { GamePage } from '@/components/games/page/game-page'

/** The page is static: the member's part is loaded by the browser. */
export const ensureStatic = 'navigation'

export const generateMetadata = () => gameMetadata('spin_the_wheel', 'intro')

export default function SpinTheWheelPage() {
  return <GamePage code="spin_the_wheel" screen="intro" />
}
