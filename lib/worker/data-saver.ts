import { narrowerVariant } from '@/domain/picture-variant.js'
import { scope } from './scope'

interface Connection {
  saveData?: boolean
  effectiveType?: string
}

/** The network as the browser knows it; not every browser says. */
const connection = (): Connection | undefined =>
  'connection' in scope.navigator ? (scope.navigator.connection as Connection) : undefined

/** Whether this visitor wants, or has a network that needs, less data. */
export function savesData(): boolean {
  const network = connection()
  return network?.saveData === true || /^(?:slow-2g|2g|3g)$/.test(network?.effectiveType ?? '')
}

/** The address of the next narrower variant of a picture, where data is to be saved; null to take the picture itself. */
export const narrowerPicture = (path: string): string | null => (savesData() ? narrowerVariant(path) : null)
