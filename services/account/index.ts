export { insertUsers, usersById } from './users'
