import type { Packaging } from '../../types'
import { bottle, capsuleBottle, dropper, nailPolish, perfume, pumpBottle, spray } from './bottles'
import { candle, jar, lipBalm, soap, stick, tube } from './jars'
import { compact, cushion, lipGloss, lipstick, mascara, palette, pencil } from './makeup'
import { ampouleBox, cottonPack, giftBox, giftCard, sachet, sheetMask } from './paper'
import type { Draw } from './thing'
import { brush, device, sponge } from './tools'

/** The drawing of each container. */
export const packagings: Record<Packaging, Draw> = {
  tube,
  dropper,
  'pump-bottle': pumpBottle,
  bottle,
  jar,
  spray,
  perfume,
  lipstick,
  'lip-gloss': lipGloss,
  'lip-balm': lipBalm,
  mascara,
  pencil,
  palette,
  compact,
  cushion,
  stick,
  'nail-polish': nailPolish,
  'sheet-mask': sheetMask,
  sachet,
  soap,
  'ampoule-box': ampouleBox,
  'capsule-bottle': capsuleBottle,
  brush,
  sponge,
  'cotton-pack': cottonPack,
  device,
  candle,
  'gift-box': giftBox,
  'gift-card': giftCard,
}
