// @ts-check
import { joinStream } from './join-stream.js'
import { startLate } from './late-start.js'
import { sayOnce } from './say-once.js'

/** The HTML of a page as it is kept. @param {string} html */
export const keptHtml = (html) => startLate(sayOnce(joinStream(html)))
