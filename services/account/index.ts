export { callerOf } from './caller'
export { checkPhone, phoneFilter } from './phone-check'
export { requireMember } from './session'
export { insertUsers, usersById } from './users'
