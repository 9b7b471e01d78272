export { redeemedPrizesOf } from './prizes/read'
export { onCheckedIn, onShared } from './tokens/events'
export { grantTokens } from './tokens/ledger'
