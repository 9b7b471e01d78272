import { gameMetadata } from '@/components/games/page/game-metadata'
import { GamePage } from '@/components/games/page/game-page'

/** The page is static: the member's part is loaded by the browser. */
export const ensureStatic = 'navigation'

export const generateMetadata = () => gameMetadata('checkin_gift', 'check-in')

export default function CheckinGiftPage() {
  return <GamePage code="checkin_gift" screen="check-in" />
}
