import { defineLimits } from '../limits'

export const affiliateLimits = defineLimits({
  /** applications one member may send */
  'affiliate-apply': { points: 10, duration: 86_400 },
  /** mails about their application that one member may ask for */
  'affiliate-mail': { points: 3, duration: 86_400 },
  /** visitors of one affiliate that are counted from one network a day: households and offices, no click farm */
  'affiliate-click': { points: 60, duration: 86_400 },
  /** codes looked up from one network */
  'affiliate-lookup': { points: 300, duration: 600 },
})
