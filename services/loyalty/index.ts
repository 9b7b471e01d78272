export { grantPoints, pointEntriesOf, pointsOf } from './points'
