export { grantSpinsForOrder, withdrawSpinsOfOrder } from './rights'
