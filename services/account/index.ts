export { insertUsers, type User, type UserInput, usersById } from './users'
