import { narrowerVariant } from '@/domain/picture-variant.js'
import { savesData } from '@/lib/client/browser/data-saver'
import { scope } from './scope'

/** Whether less data is to be loaded now. */
export const isSavingData = () => savesData(scope.navigator)

/** The address of the next narrower variant of a picture, where data is to be saved; null to take the picture itself. */
export const narrowerPicture = (path: string): string | null =>
  isSavingData() ? narrowerVariant(path) : null
