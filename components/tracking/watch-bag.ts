import { addedToBagOverlay, type AddedToBagProps } from '@/components/bag/overlays'
import { getOverlays, type OpenOverlay, subscribeOverlays } from '@/components/overlays/store'
import { track } from '@/lib/client/tracking/track'

/** Tells of goods that were put into the bag. */
async function tell(lineId: string, quantity: number): Promise<void> {
  const { bagSettled } = await import('@/lib/client/bag/bag')
  const line = (await bagSettled())?.lines.find(({ id }) => id === lineId)
  if (line) track('add_to_bag', 'product', line.product_id, { combination_id: line.combination_id, quantity })
}

const isAdded = (overlay: OpenOverlay): overlay is OpenOverlay & { props: AddedToBagProps } =>
  overlay.name === addedToBagOverlay.name

/** Goods in the bag are confirmed by an overlay, wherever they were put in from: that is what is heard here. Returns the way to stop. */
export function watchBag(): () => void {
  const told = new WeakSet<object>()
  return subscribeOverlays(() => {
    for (const { props } of getOverlays().filter(isAdded)) {
      if (told.has(props)) continue
      told.add(props)
      // Without the bag's code there is no bag to tell of.
      tell(props.lineId, props.quantity).catch(() => undefined)
    }
  })
}
