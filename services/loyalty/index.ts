export { grantPoints, pointEntriesOf, pointsFor, pointsOf } from './points'
export { returnPoints, spendPoints } from './spend'
