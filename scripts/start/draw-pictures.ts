import { wantsDemo } from '@/domain/shop/shop-identity'
import { drawPictures } from '@/demo/pictures'
import { nameDemoPictures } from '@/demo/scenes'
import { settings, writtenSettings } from '@/settings'

/** Draws the missing pictures of the demo shop. */

const REPORT_EVERY_MS = 5_000

if (wantsDemo(writtenSettings())) {
  let reported = Date.now()
  nameDemoPictures()
  await drawPictures({
    oneOfEachMotif: settings.DEMO_PICTURES === 'motifs',
    onProgress: (done, total) => {
      if (Date.now() - reported < REPORT_EVERY_MS) return
      reported = Date.now()
      console.log(`  ${done} of ${total} pictures`)
    },
  })
}
