// @ts-check
import { joinStream } from './join-stream.js'
import { startLate } from './late-start.js'

/** The HTML of a page as it is kept. @param {string} html */
export const keptHtml = (html) => startLate(joinStream(html))
