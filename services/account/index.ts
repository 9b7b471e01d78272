export { addressesOf } from './addresses/addresses'
export { recordOrder as recordOrderAgreements } from './members/agreements'
export { callerOf } from './caller'
export { checkRecaptcha } from './registration/recaptcha'
export { checkPhone, phoneFilter } from './members/phone-check'
export { findWard, oldPlacesOf } from './addresses/regions'
export { listToggles } from './toggles'
<<<<<<< HEAD
export { liveSessionGroups, loadSession, requireMember, type Session } from './sign-in/session'
=======
export { loadSession, requireMember, type Session } from './sign-in/session'
export { sharedFacts } from './members/shared-facts'
>>>>>>> main
export { hasTrait, traitsOf } from './members/traits'
export { insertUsers, memberByLogin, usersById, type UserRow } from './members/users'
export { accountLimits } from './limits'
