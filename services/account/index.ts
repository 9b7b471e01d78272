export { addressesOf } from './addresses/addresses'
export { acceptProgramme, recordOrder as recordOrderAgreements } from './members/agreements'
export { callerOf } from './caller'
export { type RegistrationGift, withRegistrationGifts } from './registration/gifts'
export { checkRecaptcha } from './registration/recaptcha'
export { checkPhone, phoneFilter } from './members/phone-check'
export { findWard, oldPlacesOf } from './addresses/regions'
export { listToggles } from './toggles'
export {
  liveSessionGroups,
  loadLiveSession,
  loadSession,
  requireMember,
  type Session,
} from './sign-in/session'
export { sharedFacts } from './members/shared-facts'
export { shownMember } from './members/shown-member'
export { hasTrait, traitsOf } from './members/traits'
export { insertUsers, mailRecipient, memberByLogin, usersById, type UserRow } from './members/users'
export { accountLimits } from './limits'
